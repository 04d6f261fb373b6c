let place = "Mac"
