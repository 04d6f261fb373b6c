import Project
