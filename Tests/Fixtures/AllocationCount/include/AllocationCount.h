#pragma once
/// How often memory was asked for since the program began, on the thread that asks.
long allocation_count(void);
