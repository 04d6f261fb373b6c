// Empty: what counts is in the module map.
#pragma once
