import SwiftUI

struct Post: Identifiable, Hashable {
  let id: Int
  var author: String
  var text: String
  var likes: Int
  var isPinned: Bool
  var replies: [String]
}

enum Phase {
  case loading
  case failed(String)
  case loaded([Post])
}

struct Feed: View {
  @State private var phase = Phase.loading
  @State private var search = ""
  @State private var selection: Post?
  @State private var tab = 0
  @State private var isComposing = false
  @State private var showsReplies = true

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack {
        Group {
          switch phase {
          case .loading:
            VStack {
              ProgressView("Loading")
              Text("Please wait") // error: Text("Please wait", 3)
            }
          case .failed(let reason):
            VStack(spacing: 12) {
              Image(systemName: "wifi.slash")
                .resizable() // error: .resizeable()
                .scaledToFit()
                .frame(width: 60)
              Text(reason)
                .multilineTextAlignment(.center)
              Button("Try again") { phase = .loading } // error: Button("Try again") { phase = .loadin }
                .buttonStyle(.bordered)
            }
          case .loaded(let posts):
            if posts.isEmpty {
              Text("Nothing here yet")
                .foregroundStyle(.secondary)
            } else {
              List {
                ForEach(posts.filter { search.isEmpty || $0.text.contains(search) }) { post in // slow error: ForEach(posts.filter { search.isEmpty || $0.texts.contains(search) }) { post in
                  Section {
                    VStack(alignment: .leading, spacing: 8) {
                      HStack {
                        Group {
                          if post.isPinned {
                            Image(systemName: "pin.fill")
                              .foregroundStyle(.orange)
                          } else {
                            Image(systemName: "person.crop.circle") // slow error: Image(systemNames: "person.crop.circle")
                          }
                        }
                        .font(.title3)
                        Text(post.author).bold()
                        Spacer()
                        Menu {
                          Button("Copy") { search = post.text } // error: Button("Copy") { search = post.likes }
                          Button("Pin", systemImage: "pin") { tab = 1 }
                          Divider()
                          Button("Delete", role: .destructive) { selection = nil }
                        } label: {
                          Image(systemName: "ellipsis")
                        }
                      }
                      Text(post.text)
                        .lineLimit(showsReplies ? nil : 3) // slow error: .lineLimit(showsReplies ? nil : "3")
                        .fixedSize(horizontal: false, vertical: true)
                      HStack(spacing: 16) {
                        Label("\(post.likes)", systemImage: "heart")
                        Label("\(post.replies.count)", systemImage: "bubble.left") // slow error: Label("\(post.reply.count)", systemImage: "bubble.left")
                        Spacer()
                        Text("Liked by \(post.likes) people, \(post.replies.count) answered") // slow error: Text("Liked by \(post.likes) people, \(post.replies.counts) answered")
                      }
                      .font(.caption)
                      if showsReplies {
                        ForEach(post.replies, id: \.self) { reply in
                          HStack(alignment: .top) {
                            Rectangle()
                              .fill(Color.gray.opacity(0.3))
                              .frame(width: 2)
                            Text(reply) // error: Text(repl)
                              .font(.footnote)
                              .padding(.leading, 6) // slow error: .padding(.lead, 6)
                          }
                        }
                      }
                    }
                    .padding(.vertical, 4)
                    .contentShape(Rectangle())
                    .onTapGesture { selection = post } // slow error: .onTapGesture { selection = post.id }
                    .contextMenu { // slow error: .contextMenus {
                      Button("Open") { selection = post }
                      Button("Delete", role: .destructive) { selection = nil }
                    }
                  }
                }
              }
              .listStyle(.plain) // slow error: .listStyle(.plane)
              .onAppear { selection = nil } // slow error: .refreshing { phase = .loading }
              .searchable(text: $search) // error: .searchable(text: search)
            }
          }
        }
        .navigationTitle("Feed")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button {
              isComposing = true // error: isComposing = 1
            } label: {
              Image(systemName: "square.and.pencil")
            }
          }
        }
        .navigationDestination(for: Post.self) { post in
          Text(post.text).padding()
        }
      }
      .tabItem { Label("Feed", systemImage: "list.bullet") } // error: .tabItem { Label("Feed", image: 3) }
      .tag(0)
      VStack {
        Toggle("Show replies", isOn: $showsReplies)
        Text("Version \(1).\(2)")
      }
      .padding()
      .tabItem { Label("Settings", systemImage: "gear") }
      .tag(1)
    }
    .sheet(isPresented: $isComposing) { // error: .sheet(isPresent: $isComposing) {
      NavigationStack {
        VStack {
          TextEditor(text: $search)
            .padding(8)
            .background(RoundedRectangle(cornerRadius: 8).stroke(Color.gray)) // error: .background(RoundedRectangle(cornerRadius: 8).stroked(Color.gray))
          Spacer()
        }
        .padding()
        .navigationTitle("New post")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Send") { isComposing = false } // error: Button("Send") { isComposng = false }
              .disabled(search.trimmingCharacters(in: .whitespaces).isEmpty)
          }
        }
      }
    }
    .task { phase = .loaded([]) }
  }
}
