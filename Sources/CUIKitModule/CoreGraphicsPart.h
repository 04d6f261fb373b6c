#pragma once

// Its names are those of Core Graphics itself.
