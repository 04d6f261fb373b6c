#if GTK
  import CGTK

  /// The interfaces of AT-SPI that elements have.
  ///
  /// Source: at-spi2-core 2.46, what its bridge answers to Introspect.
  enum AccessibleInterface: String, CaseIterable {
    case accessible = "Accessible"
    case application = "Application"
    case component = "Component"
    case action = "Action"
    case value = "Value"
    case text = "Text"
    case editableText = "EditableText"
    case selection = "Selection"
    case image = "Image"
    case table = "Table"
    case tableCell = "TableCell"
    case hypertext = "Hypertext"
    case hyperlink = "Hyperlink"
    case document = "Document"
    case collection = "Collection"
    case cache = "Cache"

    var name: String { "org.a11y.atspi." + rawValue }
    init?(name: String) {
      guard name.hasPrefix("org.a11y.atspi.") else { return nil }
      self.init(rawValue: String(name.dropFirst("org.a11y.atspi.".count)))
    }

    /// Properties, a line for each: name, type, and `set` where it can be set.
    private var properties: String {
      switch self {
      case .accessible:
        """
        Name s
        Description s
        Parent (so)
        ChildCount i
        Locale s
        AccessibleId s
        """
      case .application:
        """
        ToolkitName s
        Version s
        AtspiVersion s
        Id i set
        """
      case .action: "NActions i"
      case .value:
        """
        MinimumValue d
        MaximumValue d
        MinimumIncrement d
        CurrentValue d set
        Text s
        """
      case .text:
        """
        CharacterCount i
        CaretOffset i
        """
      case .selection: "NSelectedChildren i"
      case .image:
        """
        ImageDescription s
        ImageLocale s
        """
      case .table:
        """
        NRows i
        NColumns i
        Caption (so)
        Summary (so)
        NSelectedRows i
        NSelectedColumns i
        """
      case .tableCell:
        """
        ColumnSpan i
        Position (ii)
        RowSpan i
        Table (so)
        """
      case .hyperlink:
        """
        NAnchors n
        StartIndex i
        EndIndex i
        """
      case .document:
        """
        CurrentPageNumber i
        PageCount i
        """
      case .component, .editableText, .collection, .cache, .hypertext: ""
      }
    }
    /// Methods, a line for each: name, types of the arguments, types of the results; `-` for none.
    private var methods: String {
      switch self {
      case .accessible:
        """
        GetChildAtIndex i (so)
        GetChildren - a(so)
        GetIndexInParent - i
        GetRelationSet - a(ua(so))
        GetRole - u
        GetRoleName - s
        GetLocalizedRoleName - s
        GetState - au
        GetAttributes - a{ss}
        GetApplication - (so)
        GetInterfaces - as
        """
      case .application: "GetLocale u s"
      case .component:
        """
        Contains i,i,u b
        GetAccessibleAtPoint i,i,u (so)
        GetExtents u (iiii)
        GetPosition u i,i
        GetSize - i,i
        GetLayer - u
        GetMDIZOrder - n
        GrabFocus - b
        GetAlpha - d
        SetExtents i,i,i,i,u b
        SetPosition i,i,u b
        SetSize i,i b
        ScrollTo u b
        ScrollToPoint u,i,i b
        """
      case .action:
        """
        GetDescription i s
        GetName i s
        GetLocalizedName i s
        GetKeyBinding i s
        GetActions - a(sss)
        DoAction i b
        """
      case .value: ""
      case .text:
        """
        GetStringAtOffset i,u s,i,i
        GetText i,i s
        SetCaretOffset i b
        GetTextBeforeOffset i,u s,i,i
        GetTextAtOffset i,u s,i,i
        GetTextAfterOffset i,u s,i,i
        GetCharacterAtOffset i i
        GetAttributeValue i,s s
        GetAttributes i a{ss},i,i
        GetDefaultAttributes - a{ss}
        GetCharacterExtents i,u i,i,i,i
        GetOffsetAtPoint i,i,u i
        GetNSelections - i
        GetSelection i i,i
        AddSelection i,i b
        RemoveSelection i b
        SetSelection i,i,i b
        GetRangeExtents i,i,u i,i,i,i
        GetAttributeRun i,b a{ss},i,i
        GetDefaultAttributeSet - a{ss}
        ScrollSubstringTo i,i,u b
        """
      case .editableText:
        """
        SetTextContents s b
        InsertText i,s,i b
        CopyText i,i -
        CutText i,i b
        DeleteText i,i b
        PasteText i b
        """
      case .selection:
        """
        GetSelectedChild i (so)
        SelectChild i b
        DeselectSelectedChild i b
        IsChildSelected i b
        SelectAll - b
        ClearSelection - b
        DeselectChild i b
        """
      case .image:
        """
        GetImageExtents u (iiii)
        GetImagePosition u i,i
        GetImageSize - i,i
        """
      case .table:
        """
        GetAccessibleAt i,i (so)
        GetIndexAt i,i i
        GetRowAtIndex i i
        GetColumnAtIndex i i
        GetRowDescription i s
        GetColumnDescription i s
        GetRowExtentAt i,i i
        GetColumnExtentAt i,i i
        GetRowHeader i (so)
        GetColumnHeader i (so)
        GetSelectedRows - ai
        GetSelectedColumns - ai
        IsRowSelected i b
        IsColumnSelected i b
        IsSelected i,i b
        AddRowSelection i b
        AddColumnSelection i b
        RemoveRowSelection i b
        RemoveColumnSelection i b
        GetRowColumnExtentsAtIndex i b,i,i,i,i,b
        """
      case .tableCell:
        """
        GetRowHeaderCells - a(so)
        GetColumnHeaderCells - a(so)
        GetRowColumnSpan - b,i,i,i,i
        """
      case .hypertext:
        """
        GetNLinks - i
        GetLink i (so)
        GetLinkIndex i i
        """
      case .hyperlink:
        """
        GetObject i (so)
        GetURI i s
        IsValid - b
        """
      case .document:
        """
        GetLocale - s
        GetAttributeValue s s
        GetAttributes - a{ss}
        """
      case .collection: "GetMatches (aiia{ss}iaiiasib),u,i,b a(so)"
      case .cache: "GetItems - a((so)(so)(so)iiassusau)"
      }
    }

    /// As the bus's introspection writes it.
    private var description: String {
      var text = "<node><interface name=\"\(name)\">"
      for line in properties.split(separator: "\n") {
        let parts = line.split(separator: " ")
        let access = parts.count > 2 ? "readwrite" : "read"
        text += "<property name=\"\(parts[0])\" type=\"\(parts[1])\" access=\"\(access)\"/>"
      }
      for line in methods.split(separator: "\n") {
        let parts = line.split(separator: " ")
        text += "<method name=\"\(parts[0])\">"
        for (direction, types) in [("in", parts[1]), ("out", parts[2])] where types != "-" {
          for type in types.split(separator: ",") { text += "<arg type=\"\(type)\" direction=\"\(direction)\"/>" }
        }
        text += "</method>"
      }
      return text + "</interface></node>"
    }
    /// The same as GDBus knows it. Made once, and kept.
    private static let all: [(AccessibleInterface, UnsafeMutablePointer<GDBusInterfaceInfo>)] = allCases.compactMap {
      guard let tree = g_dbus_node_info_new_for_xml($0.description, nil), let info = tree.pointee.interfaces[0] else {
        return nil
      }
      g_dbus_interface_info_cache_build(info)
      return ($0, info)
    }
    var info: UnsafeMutablePointer<GDBusInterfaceInfo>? { Self.all.first { $0.0 == self }?.1 }

    /// All but those of the application and the cache, for GDBus, which gives the list back.
    ///
    /// What an element does not have it refuses when it is asked: looking each time at what it has would cost more than
    /// the answer.
    static func list(isRoot: Bool) -> UnsafeMutablePointer<UnsafeMutablePointer<GDBusInterfaceInfo>?> {
      let chosen = all.filter { $0.0 != .cache && ($0.0 != .application || isRoot) }
      let size = (chosen.count + 1) * MemoryLayout<UnsafeMutablePointer<GDBusInterfaceInfo>?>.stride
      let list = g_malloc0(gsize(size))!.assumingMemoryBound(to: UnsafeMutablePointer<GDBusInterfaceInfo>?.self)
      for (index, entry) in chosen.enumerated() { list[index] = g_dbus_interface_info_ref(entry.1) }
      return list
    }
  }
#endif
