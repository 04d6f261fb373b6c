hearth new Errands
cd Errands
hearth run --watch
