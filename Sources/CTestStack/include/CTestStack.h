#pragma once
/// Does nothing by itself: whoever calls it links this module, whose constructor gives the threads of the process large stacks.
void hearth_link_test_stack(void);
