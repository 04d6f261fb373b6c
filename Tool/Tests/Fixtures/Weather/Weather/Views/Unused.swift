struct Unused: DeclaredNowhere {}
