let before = 0
<<<<<<< HEAD
let ours = "1
=======
let theirs = 2 }
>>>>>>> branch
let after = 3
<<<<<<< HEAD
<<<<<<<"no marker"
=======
>>>>>>>"no marker"
>>>>>>> branch
let last = 4
