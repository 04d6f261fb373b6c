// The module os under the other name that source imports.
@_exported import os
