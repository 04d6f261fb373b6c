#pragma once

// Its names are those of UIKit itself.
