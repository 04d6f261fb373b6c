#pragma once

// What the compiler calls where a class has the attribute `@UIApplicationMain`. Nobody calls it by its name: see
// Sources/HearthUIKit/App/ApplicationMain.swift, which has it.
int UIApplicationMain(
    int argc, char *_Nullable *_Nonnull argv, const void *_Nullable principalClassName,
    const void *_Nullable delegateClassName);
