#pragma once

#include "CIFilterBuiltins.h"
