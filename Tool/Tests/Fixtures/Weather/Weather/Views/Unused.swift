This is not Swift.
