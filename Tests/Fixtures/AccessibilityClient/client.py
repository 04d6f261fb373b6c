#!/usr/bin/python3
"""A client of AT-SPI, as pyatspi is: does what the lines on its standard input say, and prints what it finds.

Each command answers with lines, the last of which is `done` and the command's first word. Elements are named by role and
name, `push button/Press me`; of several the first counts.
"""
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

import pyatspi  # noqa: E402


def say(text):
    print(text, flush=True)


def app(name):
    """The app whose name ends so, once it is there."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        desktop = pyatspi.Registry.getDesktop(0)
        for index in range(desktop.childCount):
            child = desktop.getChildAtIndex(index)
            if child is not None and child.name.lower().endswith(name.lower()):
                return child
        time.sleep(0.05)
    raise SystemExit("there is no app " + name)


def child_of(element, index):
    """A child by its index; of a table, whose rows out of sight are no children, the first cell of a row."""
    if element.getRoleName() == "table":
        return element.queryTable().getAccessibleAt(index, 0)
    return element.getChildAtIndex(index)


def walk(element, depth=0):
    yield element, depth
    for index in range(element.childCount):
        child = element.getChildAtIndex(index)
        if child is not None:
            yield from walk(child, depth + 1)


def find(root, text):
    role, _, name = text.partition("/")
    for element, _ in walk(root):
        if element.getRoleName() == role and (not name or element.name == name):
            return element
    raise LookupError(text)


def states(element):
    return sorted(pyatspi.stateToString(s) for s in element.getState().getStates())


heard = []
listening = False


def hear(event):
    source = event.source
    try:
        name = f"{source.getRoleName()}/{source.name}"
    except Exception:
        name = "gone"
    data = event.any_data if isinstance(event.any_data, (str, float, int)) else ""
    heard.append(f"{event.type} {event.detail1} {event.detail2} {name} {data}")


def spin(seconds):
    context = GLib.MainContext.default()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        while context.pending():
            context.iteration(False)
        time.sleep(0.005)


def obey(root, words):
    global listening
    verb, rest = words[0], words[1:]
    if verb == "tree":
        for element, depth in walk(root):
            say(f"{'  ' * depth}{element.getRoleName()}/{element.name}")
    elif verb == "walk":
        for element, _ in walk(root):
            if element == root:
                continue
            box = element.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
            known = dict(pair.split(":", 1) for pair in element.getAttributes())
            name = element.name.replace("\n", " ").replace("\t", " ")
            say("\t".join(["element", element.getRoleName(), name, known.get("id", ""),
                           str(box.x), str(box.y), str(box.width), str(box.height)]))
    elif verb == "show":
        element = find(root, " ".join(rest))
        box = element.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        say(f"states {' '.join(states(element))}")
        say(f"extents {box.x} {box.y} {box.width} {box.height}")
        say(f"interfaces {' '.join(pyatspi.listInterfaces(element))}")
        say(f"description {element.description}")
        say(f"attributes {' '.join(sorted(element.getAttributes()))}")
        on = element.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
        at = root.getChildAtIndex(0).queryComponent().getAccessibleAtPoint(
            on.x + on.width // 2, on.y + on.height // 2, pyatspi.DESKTOP_COORDS)
        say(f"at {at.getRoleName()}/{at.name}" if at else "at nothing")
    elif verb == "do":
        index = int(rest[0])
        action = find(root, " ".join(rest[1:])).queryAction()
        say(f"actions {' '.join(action.getName(i) for i in range(action.nActions))}")
        say(f"did {action.doAction(index)}")
    elif verb == "focus":
        say(f"focused {find(root, ' '.join(rest)).queryComponent().grabFocus()}")
    elif verb == "value":
        value = find(root, " ".join(rest)).queryValue()
        say(f"value {value.minimumValue:g} {value.maximumValue:g} {value.minimumIncrement:g} {value.currentValue:g}")
    elif verb == "set":
        find(root, " ".join(rest[1:])).queryValue().currentValue = float(rest[0])
    elif verb == "text":
        text = find(root, " ".join(rest)).queryText()
        say(f"text {text.characterCount} {text.caretOffset} {text.getText(0, -1)!r}")
        for unit in (pyatspi.TEXT_GRANULARITY_CHAR if False else 0, 1, 2, 3, 4):
            found = Atspi.Text.get_string_at_offset(text.obj if hasattr(text, "obj") else text, 4, Atspi.TextGranularity(unit))
            say(f"unit {unit} {found.start_offset} {found.end_offset} {found.content!r}")
        say(f"letter {chr(text.getCharacterAtOffset(1))}")
        box = text.getCharacterExtents(1, pyatspi.WINDOW_COORDS)
        say(f"hit {text.getOffsetAtPoint(box[0] + box[2] // 2, box[1] + box[3] // 2, pyatspi.WINDOW_COORDS)}")
    elif verb == "select":
        text = find(root, " ".join(rest[2:])).queryText()
        text.setSelection(0, int(rest[0]), int(rest[1]))
        say(f"selection {text.getNSelections()} {text.getSelection(0)}")
    elif verb == "insert":
        editable = find(root, " ".join(rest[2:])).queryEditableText()
        say(f"inserted {editable.insertText(int(rest[0]), rest[1], len(rest[1]))}")
    elif verb == "delete":
        editable = find(root, " ".join(rest[2:])).queryEditableText()
        say(f"deleted {editable.deleteText(int(rest[0]), int(rest[1]))}")
    elif verb == "contents":
        say(f"set {find(root, ' '.join(rest[1:])).queryEditableText().setTextContents(rest[0])}")
    elif verb == "table":
        table = find(root, " ".join(rest)).queryTable()
        say(f"table {table.nRows} {table.nColumns} selected {list(table.getSelectedRows())}")
        say("titles " + " ".join(f"{h.getRoleName()}/{h.name}" for h in map(table.getColumnHeader, range(table.nColumns)) if h))
        for row in (0, 1, table.nRows - 1):
            for column in range(table.nColumns):
                cell = table.getAccessibleAt(row, column)
                if cell is None:
                    say(f"cell {row} {column} none")
                    continue
                place = cell.queryTableCell()
                heads = [head.name for head in place.columnHeaderCells]
                say(f"cell {row} {column} {cell.getRoleName()}/{cell.name} at {tuple(place.position)[-2:]} in {place.table.getRoleName()} below {heads}")
        say(f"index {table.getIndexAt(1, 0)} row {table.getRowAtIndex(table.nColumns)} column {table.getColumnAtIndex(table.nColumns - 1)}")
    elif verb == "row":
        table = find(root, " ".join(rest[1:])).queryTable()
        say(f"added {table.addRowSelection(int(rest[0]))}")
    elif verb == "child":
        found = child_of(find(root, " ".join(rest[1:])), int(rest[0]))
        say(f"child {found.getRoleName()}/{found.name} {found.getIndexInParent()} of {found.parent.childCount}")
        say(f"states {' '.join(states(found))}")
        say(f"attributes {' '.join(sorted(found.getAttributes()))}")
        again = child_of(find(root, " ".join(rest[1:])), int(rest[0]))
        say(f"same {found == again}")
    elif verb == "press-child":
        found = child_of(find(root, " ".join(rest[1:])), int(rest[0]))
        say(f"did {found.queryAction().doAction(0)}")
        say(f"states {' '.join(states(found))}")
    elif verb == "look":
        text = find(root, " ".join(rest[1:])).queryText()
        found, start, end = text.getAttributeRun(int(rest[0]), True)
        say(f"run {start} {end} {'; '.join(sorted(found))}")
        found, start, end = text.getAttributes(int(rest[0]))
        say(f"different {start} {end} {found}")
        say(f"default {text.getDefaultAttributes()}")
    elif verb == "links":
        element = find(root, " ".join(rest))
        if element.getRoleName() == "link":
            link = element.queryHyperlink()
            say(f"link {element.name} {link.startIndex} {link.endIndex} {link.getURI(0)}")
            return
        text = element.queryHypertext()
        for index in range(text.getNLinks()):
            target = text.getLink(index)
            link = target.queryHyperlink()
            say(f"link {target.getRoleName()}/{target.name} {link.startIndex} {link.endIndex} {link.getURI(0)}")
        say(f"at {text.getLinkIndex(text.getLink(0).queryHyperlink().startIndex)} {text.getLinkIndex(0)}")
    elif verb == "relations":
        for relation in find(root, " ".join(rest)).getRelationSet():
            targets = [relation.getTarget(i) for i in range(relation.getNTargets())]
            say(f"relation {pyatspi.relationToString(relation.getRelationType())} "
                + ", ".join(f"{t.getRoleName()}/{t.name}" for t in targets))
    elif verb == "listen":
        if not listening:
            listening = True
            pyatspi.Registry.registerEventListener(
                hear, "object:state-changed", "object:text-changed", "object:text-caret-moved",
                "object:property-change", "object:children-changed", "object:announcement", "window:activate")
        spin(0.5)
        heard.clear()
    elif verb == "deaf":
        listening = False
        pyatspi.Registry.deregisterEventListener(
            hear, "object:state-changed", "object:text-changed", "object:text-caret-moved", "object:property-change",
            "object:children-changed", "object:announcement", "window:activate")
        spin(0.3)
    elif verb == "heard":
        spin(0.6)
        for line in heard:
            say("event " + line)
        heard.clear()
    elif verb == "audit":
        for element, _ in walk(root):
            role, box = element.getRoleName(), element.queryComponent() if element != root else None
            if not role:
                say("no role " + str(element))
            if role in ("push button", "check box", "slider", "menu", "menu item", "radio button", "image", "link",
                        "page tab", "spin button") and not element.name:
                box = box.getExtents(pyatspi.WINDOW_COORDS)
                say(f"no name {role} at {box.x} {box.y} {box.width} {box.height}")
    elif verb == "hostile":
        hostile(root)
    elif verb == "rows":
        rows(find(root, " ".join(rest[1:])), int(rest[0]))
    elif verb == "flood":
        flood(root, int(rest[0]))
    else:
        raise LookupError(verb)


def rows(table, count):
    """Asks for many rows, and for the names of some: how long the first name takes, and what the app's memory grows by."""
    def memory():
        with open(f"/proc/{table.get_process_id()}/statm") as file:
            return int(file.read().split()[1]) * 4

    def ask(first, last):
        for index in range(first, last):
            row = child_of(table, index * 31)
            if index % 10 == 0:
                assert row.name, index
    start = time.monotonic()
    name = child_of(table, 654321).name
    say(f"first {(time.monotonic() - start) * 1000:.2f} ms {name}")
    ask(0, count // 2)
    before = memory()
    start = time.monotonic()
    ask(count // 2, count)
    say(f"asked {(count - count // 2) / (time.monotonic() - start):.0f} a second")
    say(f"grown {memory() - before}")


def connection():
    address = pyatspi_bus()
    from gi.repository import Gio
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)


def pyatspi_bus():
    from gi.repository import Gio
    session = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    return session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1, None).unpack()[0]


def name_of(root):
    return root.get_application().app.bus_name if hasattr(root.get_application(), "app") else None


def owner(bus, root):
    """The unique name on the bus of the process of the app."""
    process = root.get_process_id()
    from gi.repository import GLib as G
    names = bus.call_sync("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "ListNames", None, None, 0, -1, None).unpack()[0]
    for name in names:
        if not name.startswith(":"):
            continue
        try:
            found = bus.call_sync("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
                                  G.Variant("(s)", (name,)), None, 0, -1, None).unpack()[0]
        except GLib.Error:
            continue
        if found == process:
            return name
    raise LookupError("the app on the bus")


def hostile(root):
    """Asks what nobody would. Every question has to be answered, and most with an error."""
    bus = connection()
    name = owner(bus, root)
    base = "/org/a11y/atspi/accessible"
    errors = answers = 0
    V = GLib.Variant
    paths = [base, base + "/root", base + "/0", base + "/4294967295", base + "/99999999999999999999", base + "/1/2/3",
             base + "/x", "/", "/org/a11y/atspi/null", "/org/a11y/atspi/cache"] + [f"{base}/{n}" for n in range(1, 60)]
    numbers = [-2147483648, -1, 0, 1, 2147483647]
    calls = []
    for path in paths:
        for number in numbers:
            calls += [(path, "Accessible", "GetChildAtIndex", V("(i)", (number,))),
                      (path, "Action", "GetName", V("(i)", (number,))),
                      (path, "Component", "GetExtents", V("(u)", (number & 0xFFFFFFFF,))),
                      (path, "Component", "GetAccessibleAtPoint", V("(iiu)", (number, number, 0))),
                      (path, "Text", "GetText", V("(ii)", (number, -number & 0x7FFFFFFF))),
                      (path, "Text", "GetStringAtOffset", V("(iu)", (number, number & 0xFFFFFFFF))),
                      (path, "Text", "GetTextBeforeOffset", V("(iu)", (number, 1))),
                      (path, "Text", "GetTextAfterOffset", V("(iu)", (number, 3))),
                      (path, "Text", "GetRangeExtents", V("(iiu)", (number, number, 9))),
                      (path, "Text", "GetCharacterAtOffset", V("(i)", (number,))),
                      (path, "Text", "GetSelection", V("(i)", (number,))),
                      (path, "Selection", "GetSelectedChild", V("(i)", (number,))),
                      (path, "Collection", "GetMatches",
                       V("((aiia{ss}iaiiasib)uib)", (([number], number, {}, 0, [number], number, ["x"], number, True), 0, number, True)))]
        calls += [(path, "Text", "GetText", V("(s)", ("no number",))), (path, "Accessible", "Nonsense", None),
                  (path, "Nonsense", "GetChildren", None), (path, "EditableText", "DeleteText", V("(i)", (1,)))]
    for path, interface, method, arguments in calls:
        try:
            bus.call_sync(name, path, "org.a11y.atspi." + interface, method, arguments, None, 0, 5000, None)
            answers += 1
        except GLib.Error as error:
            if "Timeout" in error.message or "NoReply" in error.message:
                raise
            errors += 1
    say(f"answers {answers > 0} errors {errors > 0}")
    # A client that goes with its questions on their way.
    for _ in range(20):
        gone = connection()
        for _ in range(200):
            gone.call(name, base + "/root", "org.a11y.atspi.Accessible", "GetChildren", None, None, 0, -1, None, None)
        gone.flush_sync(None)
        gone.close_sync(None)


def flood(root, count):
    """Many questions at once: how long the first takes, and how many are answered in a second."""
    bus = connection()
    name = owner(bus, root)
    base = "/org/a11y/atspi/accessible"
    window = bus.call_sync(name, base + "/root", "org.a11y.atspi.Accessible", "GetChildAtIndex",
                           GLib.Variant("(i)", (0,)), None, 0, -1, None).unpack()[0][1]
    start = time.monotonic()
    children = bus.call_sync(name, window, "org.a11y.atspi.Accessible", "GetChildren", None, None, 0, -1, None).unpack()[0]
    first = time.monotonic() - start
    path = children[0][1]
    # A hundred on their way at any time: the others wait in this process.
    state = {"sent": 0, "answered": 0}
    loop = GLib.MainLoop()

    def send():
        state["sent"] += 1
        bus.call(name, path, "org.a11y.atspi.Accessible", "GetRole", None, None, 0, -1, None, done)

    def done(source, result):
        source.call_finish(result)
        state["answered"] += 1
        if state["sent"] < count:
            send()
        if state["answered"] == count:
            loop.quit()

    start = time.monotonic()
    for _ in range(min(100, count)):
        send()
    loop.run()
    took = time.monotonic() - start
    say(f"first {first * 1000:.2f} ms, {count / took:.0f} a second")


def main():
    root = app(sys.argv[1])
    say("app " + root.name + " of " + root.toolkitName)
    for line in sys.stdin:
        words = line.strip().split(" ")
        if words == [""]:
            continue
        # What clients remember is not asked for again: this one remembers nothing.
        root.clear_cache()
        Atspi.Accessible.set_cache_mask(root, Atspi.Cache.NONE)
        try:
            obey(root, words)
        except Exception as error:  # noqa: BLE001
            say(f"failed {type(error).__name__} {error}")
        say("done " + words[0])


main()
