#pragma once

#include "os_lock.h"
#include "os_log.h"
#include "os_signpost.h"
