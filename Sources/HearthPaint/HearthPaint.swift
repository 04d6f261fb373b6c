// HearthPaint
