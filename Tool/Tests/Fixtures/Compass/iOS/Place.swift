let place = "phone"
