#pragma once

#include "UIApplicationMain.h"
