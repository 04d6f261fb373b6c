hearth test
hearth test --record
hearth test --pictures
