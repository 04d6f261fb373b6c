import TallyKit

let tally = Tally()
