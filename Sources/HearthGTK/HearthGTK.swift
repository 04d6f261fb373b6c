// HearthGTK
// NOTE: HearthGTK is being written on branch main by the lead; see NOTE-HearthGTK.md. Do not write it here.
