#if GTK
  /// The SF Symbols names that are drawn with an icon of Bootstrap Icons: the name of the symbol, then that of the
  /// icon. A `+` says that the symbol with `.fill` is the icon with `-fill`.
  ///
  /// The icons are those of the Debian package `bootstrap-icons`, © The Bootstrap Authors, MIT licence. They are
  /// read where that package has put them and are not part of Hearth.
  /// Names that consist of a known one and `.circle`, `.square`, `.slash` or `.fill` need no line of their own.
  let symbolNames = """
    0.circle 0-circle +
    0.square 0-square +
    1.circle 1-circle +
    1.square 1-square +
    2.circle 2-circle +
    2.square 2-square +
    3.circle 3-circle +
    3.square 3-square +
    4.circle 4-circle +
    4.square 4-square +
    5.circle 5-circle +
    5.square 5-square +
    6.circle 6-circle +
    6.square 6-square +
    7.circle 7-circle +
    7.square 7-square +
    8.circle 8-circle +
    8.square 8-square +
    9.circle 9-circle +
    9.square 9-square +
    abc fonts
    accessibility universal-access
    airplane airplane-fill
    airplayaudio cast
    airplayvideo cast
    airpods earbuds
    airpods.gen3 earbuds
    airpods.max headphones
    airpodsmax headphones
    airpodspro earbuds
    alarm alarm +
    align.horizontal.center align-center
    align.horizontal.left align-start
    align.horizontal.right align-end
    align.vertical.bottom align-bottom
    align.vertical.center align-middle
    align.vertical.top align-top
    ant bug +
    app app
    app.dashed bounding-box
    app.gift gift
    apple.logo apple
    apple.terminal terminal +
    applelogo apple
    appletv tv +
    applewatch smartwatch
    applewatch.radiowaves.left.and.right smartwatch
    applewatch.watchface smartwatch
    apps.ipad tablet
    appwindow.swipe.rectangle window-stack
    arcade.stick joystick
    arcade.stick.and.arrow.left.and.arrow.right.outward joystick
    arcade.stick.and.arrow.up.and.arrow.down joystick
    archivebox archive +
    arkit box
    arrow.2.circlepath arrow-repeat
    arrow.2.squarepath repeat
    arrow.backward.to.line arrow-bar-left
    arrow.clockwise arrow-clockwise
    arrow.counterclockwise arrow-counterclockwise
    arrow.down.circle arrow-down-circle +
    arrow.down.doc file-earmark-arrow-down +
    arrow.down.document file-earmark-arrow-down +
    arrow.down.left arrow-down-left
    arrow.down.right arrow-down-right
    arrow.down.right.and.arrow.up.left arrows-angle-contract
    arrow.down.square arrow-down-square +
    arrow.down.to.line arrow-bar-down
    arrow.down.to.line.compact arrow-bar-down
    arrow.forward.to.line arrow-bar-right
    arrow.left.and.right arrow-left-right
    arrow.left.arrow.right arrow-left-right
    arrow.left.circle arrow-left-circle +
    arrow.left.square arrow-left-square +
    arrow.left.to.line arrow-bar-left
    arrow.right.arrow.left arrow-left-right
    arrow.right.circle arrow-right-circle +
    arrow.right.circle.dotted arrow-right-circle
    arrow.right.square arrow-right-square +
    arrow.right.to.line arrow-bar-right
    arrow.swap arrow-left-right
    arrow.triangle.2.circlepath arrow-repeat
    arrow.triangle.branch diagram-2
    arrow.triangle.turn.up.right.diamond sign-turn-right +
    arrow.trianglehead.2.clockwise.rotate.90 arrow-repeat
    arrow.trianglehead.2.counterclockwise.rotate.90 arrow-repeat
    arrow.trianglehead.clockwise arrow-clockwise
    arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right.fill symmetry-vertical
    arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down.fill symmetry-horizontal
    arrow.turn.down.left arrow-return-left
    arrow.turn.down.right arrow-return-right
    arrow.turn.up.forward arrow-90deg-right
    arrow.turn.up.forward.iphone phone-flip
    arrow.turn.up.left arrow-90deg-left
    arrow.turn.up.right arrow-90deg-right
    arrow.up.and.down arrow-down-up
    arrow.up.and.down.and.arrow.left.and.right arrows-move
    arrow.up.arrow.down arrow-down-up
    arrow.up.backward.and.arrow.down.forward arrows-angle-expand
    arrow.up.circle arrow-up-circle +
    arrow.up.doc file-earmark-arrow-up +
    arrow.up.document file-earmark-arrow-up +
    arrow.up.forward arrow-up-right
    arrow.up.forward.app box-arrow-up-right
    arrow.up.forward.square box-arrow-up-right
    arrow.up.left arrow-up-left
    arrow.up.left.and.arrow.down.right arrows-angle-expand
    arrow.up.left.and.down.right.magnifyingglass zoom-in
    arrow.up.message chat-square-text
    arrow.up.right arrow-up-right
    arrow.up.right.and.arrow.down.left.rectangle fullscreen-exit
    arrow.up.right.square arrow-up-right-square +
    arrow.up.square arrow-up-square +
    arrow.up.to.line arrow-bar-up
    arrow.uturn.backward arrow-counterclockwise
    arrow.uturn.forward arrow-clockwise
    arrow.uturn.left arrow-counterclockwise
    arrow.uturn.right arrow-clockwise
    arrowshape.turn.up.forward forward +
    arrowshape.turn.up.left reply +
    arrowshape.turn.up.left.2 reply-all +
    arrowshape.turn.up.right forward +
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill symmetry-vertical
    asterisk asterisk
    at at
    backward rewind +
    backward.end skip-start +
    backward.end.alt skip-backward +
    bag bag +
    bandage bandaid +
    banknote cash
    barcode upc
    barcode.viewfinder upc-scan
    basket basket +
    battery.0 battery
    battery.0percent battery
    battery.100 battery-full
    battery.100.bolt battery-charging
    battery.100percent battery-full
    battery.100percent.bolt battery-charging
    battery.25 battery-half
    battery.25percent battery-half
    battery.50 battery-half
    battery.50percent battery-half
    battery.75 battery-full
    battery.75percent battery-full
    beats.headphones headphones
    bell bell +
    bell.slash bell-slash +
    beziercurve bezier2
    bicycle bicycle
    binoculars binoculars +
    bitcoinsign currency-bitcoin
    bold type-bold
    bold.italic.underline type-bold
    bolt lightning +
    bolt.batteryblock battery-charging
    bolt.car ev-front +
    bolt.circle lightning-charge
    bolt.heart heart-pulse +
    bonjour broadcast-pin
    book book +
    book.closed journal
    book.closed.fill journal-bookmark-fill
    book.pages book
    bookmark bookmark +
    books.vertical bookshelf
    books.vertical.fill bookshelf
    box.truck truck
    box.truck.fill truck-front-fill
    briefcase briefcase +
    bubble chat +
    bubble.left chat-left +
    bubble.left.and.bubble.right chat-square-dots +
    bubble.left.and.exclamationmark.bubble.right chat-left-dots +
    bubble.left.and.text.bubble.right chat-left-text +
    bubble.middle.bottom chat-square +
    bubble.right chat-right +
    building building +
    building.2 buildings +
    building.2.crop.circle buildings +
    building.columns bank
    building.columns.fill bank2
    bus bus-front +
    bus.fill bus-front-fill
    c.circle c-circle +
    calendar calendar3
    calendar.badge calendar-event
    calendar.badge.clock calendar-event
    calendar.badge.exclamationmark calendar-x
    calendar.badge.minus calendar-minus
    calendar.badge.plus calendar-plus
    calendar.day.timeline.left calendar-day
    camera camera +
    camera.aperture camera2
    camera.metering.center.weighted camera2
    camera.on.rectangle camera
    camera.viewfinder camera2
    candybarphone phone
    capslock capslock +
    captions.bubble badge-cc +
    car car-front
    car.fill car-front-fill
    cart cart +
    cart.badge.minus cart-dash +
    cart.badge.plus cart-plus +
    cellularbars reception-4
    character fonts
    character.book.closed translate
    character.bubble chat-left-text +
    character.cursor.ibeam input-cursor-text
    character.textbox input-cursor-text
    chart.bar bar-chart +
    chart.bar.xaxis bar-chart-line
    chart.line.downtrend.xyaxis graph-down-arrow
    chart.line.uptrend.xyaxis graph-up-arrow
    chart.pie pie-chart +
    chart.xyaxis.line graph-up
    checklist list-check
    checklist.checked ui-checks
    checklist.unchecked ui-checks
    checkmark.bubble chat-square-text
    checkmark.icloud cloud-check +
    checkmark.message chat-left-text +
    checkmark.rectangle check-square +
    checkmark.seal patch-check +
    checkmark.shield shield-check
    checkmark.shield.fill shield-fill-check
    chevron.compact.down chevron-compact-down
    chevron.compact.left chevron-compact-left
    chevron.compact.right chevron-compact-right
    chevron.compact.up chevron-compact-up
    chevron.left.2 chevron-double-left
    chevron.left.forwardslash.chevron.right code-slash
    chevron.left.slash.chevron.right code-slash
    chevron.right.2 chevron-double-right
    circle.bottomhalf.filled circle-half
    circle.grid.2x2 grid
    circle.grid.3x3 grid-3x3-gap
    circle.grid.3x3.fill grid-3x3-gap-fill
    circle.grid.cross dpad
    circle.grid.cross.left.filled dpad-fill
    circle.hexagongrid.fill grid-3x3-gap-fill
    circle.hexagonpath hexagon
    circle.lefthalf.filled circle-half
    clear x-square +
    clear.fill x-square-fill
    clipboard clipboard +
    clock clock +
    clock.arrow.circlepath clock-history
    cloud cloud +
    cloud.bolt cloud-lightning +
    cloud.bolt.rain cloud-lightning-rain +
    cloud.drizzle cloud-drizzle +
    cloud.fog cloud-fog +
    cloud.hail cloud-hail +
    cloud.heavyrain cloud-rain-heavy +
    cloud.moon cloud-moon +
    cloud.rain cloud-rain +
    cloud.sleet cloud-sleet +
    cloud.snow cloud-snow +
    cloud.sun cloud-sun +
    command command
    cpu cpu +
    creditcard credit-card +
    crop crop
    cross plus-lg
    cube box
    cube.fill box-fill
    cube.transparent box
    cup.and.saucer cup-hot +
    curlybraces braces
    cursorarrow cursor
    cursorarrow.click cursor
    cursorarrow.click.2 cursor
    cursorarrow.rays cursor-fill
    cylinder database
    cylinder.fill database-fill
    cylinder.split.1x2 database
    delete.backward backspace-reverse +
    delete.left backspace +
    delete.right backspace-reverse +
    deskclock alarm +
    desktopcomputer display
    desktopcomputer.fill display-fill
    dial.high speedometer2
    dial.low speedometer
    dial.min speedometer
    dice dice-5 +
    die.face.1 dice-1 +
    die.face.2 dice-2 +
    die.face.3 dice-3 +
    die.face.4 dice-4 +
    die.face.5 dice-5 +
    die.face.6 dice-6 +
    display display +
    distribute.horizontal.center distribute-horizontal
    doc file-earmark +
    doc.append file-earmark-plus +
    doc.badge.plus file-earmark-plus +
    doc.on.clipboard clipboard
    doc.on.clipboard.fill clipboard-fill
    doc.on.doc files
    doc.plaintext file-earmark-text +
    doc.richtext file-earmark-richtext +
    doc.text file-earmark-text +
    doc.text.image file-earmark-image +
    doc.text.magnifyingglass file-earmark-text
    doc.text.viewfinder upc-scan
    doc.viewfinder upc-scan
    doc.zipper file-earmark-zip
    document file-earmark +
    dollarsign currency-dollar
    dollarsign.arrow.circlepath currency-exchange
    door.left.hand.closed door-closed +
    door.left.hand.open door-open +
    door.right.hand.open door-open +
    dot.circle record-circle +
    dot.circle.and.hand.point.up.left.fill hand-index-fill
    dot.radiowaves.left.and.right broadcast
    dot.scope bullseye
    dot.square record-btn
    dot.viewfinder fullscreen
    dpad dpad +
    drop droplet +
    drop.triangle droplet-half
    ear ear +
    ear.badge.checkmark ear
    earbuds earbuds
    eject eject +
    ellipsis.bubble chat-dots +
    ellipsis.curlybraces braces
    ellipsis.message chat-left-dots +
    ellipsis.vertical three-dots-vertical
    envelope envelope +
    envelope.open envelope-open +
    eraser eraser +
    escape escape
    eurosign currency-euro
    ev.charger ev-station +
    exclamationmark exclamation-lg
    exclamationmark.arrow.triangle.2.circlepath arrow-repeat
    exclamationmark.bubble chat-square-dots +
    exclamationmark.circle exclamation-circle +
    exclamationmark.icloud cloud-slash +
    exclamationmark.octagon exclamation-octagon +
    exclamationmark.shield shield-exclamation
    exclamationmark.shield.fill shield-fill-exclamation
    exclamationmark.square exclamation-square +
    exclamationmark.triangle exclamation-triangle +
    externaldrive hdd +
    externaldrive.connected.to.line.below hdd-network +
    eye eye +
    eye.slash eye-slash +
    eyedropper eyedropper
    eyedropper.halffull eyedropper
    eyeglasses eyeglasses
    f.cursive type-italic
    face.smiling emoji-smile +
    fan fan
    fiberchannel hdd-network
    filemenu.and.cursorarrow menu-button-wide
    filemenu.and.selection menu-button-wide
    film film
    film.fill film
    flag flag +
    flag.checkered flag-fill
    flame fire
    flame.fill fire
    flowchart.fill diagram-3-fill
    folder folder
    folder.badge.gearshape folder-symlink
    folder.badge.minus folder-minus
    folder.badge.plus folder-plus
    folder.fill folder-fill
    folder.fill.badge.person.crop folder-symlink-fill
    folder.fill.badge.plus folder-plus
    forward fast-forward +
    forward.end skip-end +
    forward.end.alt skip-forward +
    forward.frame skip-end +
    fuelpump fuel-pump +
    gamecontroller controller
    gamecontroller.fill controller
    gauge speedometer2
    gauge.medium speedometer2
    gauge.with.needle speedometer2
    gear gear-wide-connected
    gearshape gear +
    gearshape.2 gear-wide
    gift gift +
    giftcard postcard
    globe globe
    globe.americas globe-americas
    globe.americas.fill globe-americas
    globe.asia.australia globe-asia-australia
    globe.badge.chevron.backward globe
    globe.desk globe
    globe.europe.africa globe-europe-africa
    globe.europe.africa.fill globe-europe-africa
    gobackward arrow-counterclockwise
    goforward arrow-clockwise
    graduationcap mortarboard +
    hammer hammer
    hammer.fill hammer
    hand.point.up hand-index +
    hand.point.up.braille hand-index +
    hand.point.up.left hand-index-thumb +
    hand.raised hand-index-thumb +
    hand.tap hand-index +
    hand.thumbsdown hand-thumbs-down +
    hand.thumbsup hand-thumbs-up +
    handbag handbag +
    hat.widebrim mortarboard
    headphones headphones
    heart heart +
    heart.rectangle postcard-heart +
    heart.slash heartbreak +
    heart.text.square clipboard2-heart +
    hexagon hexagon +
    hexagon.righthalf.filled hexagon-half
    hifispeaker speaker +
    highlighter pen
    homepod speaker +
    homepodmini speaker +
    hourglass hourglass
    hourglass.bottomhalf.fill hourglass-bottom
    hourglass.bottomhalf.filled hourglass-bottom
    hourglass.tophalf.fill hourglass-top
    hourglass.tophalf.filled hourglass-top
    house house-door +
    house.lodge house +
    hurricane hurricane
    icloud cloud +
    icloud.and.arrow.down cloud-arrow-down +
    icloud.and.arrow.up cloud-arrow-up +
    indianrupeesign currency-rupee
    infinity infinity
    info info-lg
    info.bubble chat-left-text +
    info.circle info-circle +
    info.square info-square +
    inset.filled.bottomthird.rectangle window-dock
    inset.filled.leadinghalf.rectangle layout-split
    inset.filled.leadingthird.rectangle layout-sidebar-inset
    inset.filled.topthird.rectangle window
    inset.filled.trailinghalf.rectangle layout-split
    inset.filled.trailingthird.rectangle layout-sidebar-inset-reverse
    internaldrive device-hdd +
    ipad tablet
    ipad.landscape tablet-landscape
    iphone phone
    iphone.and.arrow.forward phone
    iphone.gen3 phone
    iphone.landscape phone-landscape
    iphone.radiowaves.left.and.right phone-vibrate +
    italic type-italic
    key key +
    keyboard keyboard +
    keyboard.macwindow keyboard
    ladybug bug +
    lamp.desk lamp +
    lamp.floor lamp +
    lamp.table lamp +
    laptopcomputer laptop
    leaf.arrow.circlepath recycle
    lifepreserver life-preserver
    lightbulb lightbulb +
    lightbulb.slash lightbulb-off +
    lightspectrum.horizontal palette
    line.3.horizontal.decrease filter
    line.3.horizontal.decrease.circle filter-circle +
    line.diagonal slash-lg
    line.horizontal.3.decrease filter
    line.horizontal.3.decrease.circle filter-circle +
    link link-45deg
    link.badge.plus link-45deg
    list.bullet list-ul
    list.bullet.below.rectangle card-list
    list.bullet.circle list-task
    list.bullet.clipboard clipboard-data +
    list.bullet.indent list-nested
    list.bullet.rectangle card-list
    list.bullet.rectangle.portrait file-text
    list.clipboard clipboard-data +
    list.dash list-task
    list.dash.header.rectangle card-list
    list.number list-ol
    list.star list-stars
    list.triangle list-nested
    livephoto.play play-circle
    location cursor +
    location.magnifyingglass search
    lock lock +
    lock.doc file-earmark-lock +
    lock.icloud cloud-slash
    lock.open unlock +
    lock.open.rotation unlock
    lock.rectangle lock
    lock.rotation lock
    lock.shield shield-lock +
    lock.trianglebadge.exclamationmark.fill shield-lock-fill
    loupe zoom-in
    lungs lungs +
    macbook laptop
    macbook.and.iphone laptop
    macwindow window
    macwindow.and.pointer.arrow window
    macwindow.on.rectangle window-stack
    magazine newspaper
    magnifyingglass search
    mail envelope +
    mail.stack envelope-paper +
    map map +
    mappin geo-alt
    mappin.and.ellipse geo
    mappin.circle pin-map +
    medal award +
    megaphone megaphone +
    memories.badge.plus clock-history
    memorychip memory
    menubar.dock.rectangle window-dock
    menubar.rectangle window
    menucard menu-button-wide +
    message chat-left +
    mic mic +
    mic.slash mic-mute +
    microphone mic +
    minus.magnifyingglass zoom-out
    minus.plus.batteryblock battery
    moon moon +
    moon.stars moon-stars +
    mountain.2 image-alt
    move.3d arrows-move
    mug cup +
    music.mic mic
    music.note music-note
    music.note.house house-heart +
    music.note.list music-note-list
    music.quarternote.3 music-note-beamed
    network diagram-3
    newspaper newspaper
    newspaper.fill newspaper
    note file
    note.text file-text
    note.text.badge.plus journal-plus
    number hash
    octagon octagon +
    opticaldisc disc +
    option option
    oval egg +
    paintbrush brush +
    paintbrush.pointed brush +
    paintpalette palette +
    paperclip paperclip
    paperplane send +
    paragraph paragraph
    paragraphsign paragraph
    parkingsign p-square +
    pause pause +
    pause.circle pause-circle +
    pause.rectangle pause-btn +
    pc pc-display
    pencil pencil
    pencil.and.list.clipboard clipboard-check
    pencil.and.outline vector-pen
    pencil.and.ruler rulers
    pencil.and.scribble pencil
    pencil.line pencil
    pencil.tip vector-pen
    pencil.tip.crop.circle vector-pen
    pentagon pentagon +
    percent percent
    person person +
    person.2 people +
    person.2.wave.2 people +
    person.and.arrow.left.and.arrow.right people +
    person.and.background.dotted person-bounding-box
    person.badge.clock person-gear
    person.badge.key person-lock
    person.badge.minus person-dash
    person.badge.plus person-plus
    person.bubble chat-left-dots
    person.badge.shield.checkmark person-check +
    person.circle person-circle
    person.crop.artframe person-square
    person.crop.circle person-circle
    person.crop.rectangle person-badge
    person.crop.square person-square
    person.fill.badge.plus person-plus-fill
    person.fill.checkmark person-check-fill
    person.fill.questionmark person-exclamation
    person.fill.viewfinder person-bounding-box
    person.fill.xmark person-x-fill
    person.icloud cloud
    person.line.dotted.person.fill people-fill
    person.text.rectangle person-vcard +
    person.wave.2 person-lines-fill
    person.wave.2.fill person-lines-fill
    personalhotspot link-45deg
    personalhotspot.circle link-45deg
    perspective box
    phone telephone +
    phone.arrow.up.right telephone-outbound +
    phone.badge.plus telephone-plus +
    phone.connection telephone-forward +
    phone.down telephone-x +
    photo image
    photo.artframe image
    photo.badge.plus image
    photo.fill image-fill
    photo.on.rectangle images
    photo.on.rectangle.angled images
    photo.stack images
    pills capsule-pill
    pills.fill capsule-pill
    pin pin-angle +
    pin.slash pin
    placeholdertext.fill body-text
    play play +
    play.circle play-circle +
    play.rectangle play-btn +
    play.square play-btn +
    play.tv tv
    plus.app plus-square +
    plus.bubble chat-square-text
    plus.forwardslash.minus plus-slash-minus
    plus.magnifyingglass zoom-in
    plus.message chat-left-text
    plus.rectangle.fill plus-square-fill
    plus.rectangle.on.folder folder-plus
    plus.slash.minus plus-slash-minus
    plus.square.on.square files
    plus.viewfinder fullscreen
    point.3.connected.trianglepath.dotted share
    point.3.filled.connected.trianglepath.dotted share-fill
    point.topleft.down.curvedto.point.bottomright.up bezier
    pointer.arrow.click cursor
    pointer.arrow.click.2 cursor
    pointer.arrow.motionlines.click cursor
    power power
    poweroff power
    poweron power
    powerplug plug +
    printer printer +
    purchased bag-check +
    puzzlepiece puzzle +
    puzzlepiece.extension puzzle +
    qrcode qr-code
    qrcode.viewfinder qr-code-scan
    questionmark question-lg
    questionmark.app question-square
    questionmark.bubble chat-square-quote
    questionmark.circle question-circle +
    questionmark.diamond question-diamond +
    questionmark.folder folder-x
    questionmark.square question-square +
    questionmark.square.dashed question-square
    quote.bubble chat-quote +
    quote.closing quote
    quote.opening quote
    radio boombox +
    rainbow rainbow
    rays brightness-high
    receipt receipt
    record.circle record-circle +
    rectangle.3.group grid-1x2 +
    rectangle.3.group.bubble.left chat-left-text
    rectangle.3.offgrid columns-gap
    rectangle.and.arrow.up.right.and.arrow.down.left fullscreen
    rectangle.and.pencil.and.ellipsis input-cursor-text
    rectangle.and.text.magnifyingglass search
    rectangle.arrowtriangle.2.outward arrows-expand
    rectangle.bottomthird.inset.fill window-dock
    rectangle.dashed bounding-box
    rectangle.expand.vertical arrows-expand
    rectangle.fill.on.rectangle.angled.fill images
    rectangle.grid.1x2 view-stacked
    rectangle.grid.1x2.fill view-stacked
    rectangle.grid.2x2 grid
    rectangle.grid.3x2 grid-3x2
    rectangle.inset.fill pip
    rectangle.inset.filled.and.person.filled person-video3
    rectangle.leadinghalf.inset.filled layout-sidebar-inset
    rectangle.lefthalf.inset.filled.arrow.left box-arrow-left
    rectangle.on.rectangle window-stack
    rectangle.on.rectangle.angled window-stack
    rectangle.portrait.and.arrow.forward box-arrow-right
    rectangle.portrait.and.arrow.right box-arrow-right
    rectangle.portrait.arrowtriangle.2.outward arrows-expand
    rectangle.righthalf.inset.filled layout-sidebar-inset-reverse
    rectangle.righthalf.inset.filled.arrow.right box-arrow-right
    rectangle.roundedtop app
    rectangle.split.1x2 view-stacked
    rectangle.split.2x1 layout-split
    rectangle.split.3x1 layout-three-columns
    rectangle.stack collection
    rectangle.stack.fill collection-fill
    rectangle.stack.person.crop collection +
    repeat repeat
    repeat.1 repeat-1
    return arrow-return-left
    return.left arrow-return-left
    rosette award
    rotate.3d arrow-repeat
    ruler rulers
    ruler.fill rulers
    safari compass
    safari.fill compass-fill
    scale.3d arrows-angle-expand
    scissors scissors
    scope bullseye
    screwdriver screwdriver
    scribble bezier2
    scribble.variable bezier2
    scroll journal-text
    sdcard sd-card +
    seal patch-check
    separator.horizontal hr
    server.rack hdd-stack
    shareplay people
    shield shield +
    shield.lefthalf.filled shield-shaded
    shield.slash shield-slash +
    shift shift +
    shippingbox box-seam +
    shuffle shuffle
    sidebar.leading layout-sidebar
    sidebar.left layout-sidebar
    sidebar.right layout-sidebar-reverse
    sidebar.squares.left layout-text-sidebar
    sidebar.trailing layout-sidebar-reverse
    signature pen
    signpost.right signpost +
    simcard sim +
    slash.circle slash-circle +
    slider.horizontal.2.square sliders2
    slider.horizontal.3 sliders
    slider.horizontal.below.square.filled.and.square sliders
    slider.vertical.3 sliders2-vertical
    slowmo hourglass-split
    smiley emoji-smile +
    smoke cloud-haze
    snow snow
    snowflake snow
    sparkle.magnifyingglass search
    sparkles stars
    sparkles.rectangle.stack collection
    speaker volume-off +
    speaker.slash volume-mute +
    speaker.wave.1 volume-down +
    speaker.wave.2 volume-up +
    speaker.wave.3 volume-up +
    speedometer speedometer
    square.2.layers.3d layers +
    square.2.stack.3d layers +
    square.and.arrow.down box-arrow-in-down
    square.and.arrow.down.fill box-arrow-in-down
    square.and.arrow.up box-arrow-up
    square.and.arrow.up.fill box-arrow-up
    square.and.arrow.up.on.square box-arrow-up
    square.and.line.vertical.and.square symmetry-horizontal
    square.and.pencil pencil-square
    square.bottomhalf.fill square-half
    square.dashed.inset.filled bounding-box
    square.grid.2x2 grid +
    square.grid.3x2 grid-3x2-gap
    square.grid.3x2.fill grid-3x2-gap-fill
    square.grid.3x3 grid-3x3-gap
    square.grid.3x3.fill grid-3x3-gap-fill
    square.grid.4x3.fill grid-3x3-gap-fill
    square.lefthalf.filled square-half
    square.on.circle circle-square
    square.on.square.dashed back
    square.righthalf.fill square-half
    square.slash slash-square +
    square.split.1x2 hr
    square.split.2x1 layout-split
    square.stack stack
    square.stack.3d.up layers
    square.stack.3d.up.fill layers-fill
    square.stack.fill stack
    square.text.square file-text +
    squares.below.rectangle window-dock
    star star +
    star.bubble chat-left-heart
    star.leadinghalf.filled star-half
    star.lefthalf.fill star-half
    stethoscope clipboard2-pulse
    stop stop +
    stop.circle stop-circle +
    stopwatch stopwatch +
    storefront shop
    storefront.fill shop-window
    strikethrough type-strikethrough
    suit.club suit-club +
    suit.diamond suit-diamond +
    suit.heart suit-heart +
    suit.spade suit-spade +
    suitcase briefcase +
    suitcase.cart briefcase +
    sun.dust brightness-low +
    sun.haze cloud-haze2 +
    sun.horizon sunrise +
    sun.max sun +
    sun.min brightness-alt-high +
    sunglasses sunglasses
    sunrise sunrise +
    sunset sunset +
    switch.2 toggles
    table table
    tablecells table
    tablecells.fill table
    tag tags
    tag.fill tag-fill
    target bullseye
    terminal terminal +
    text.aligncenter text-center
    text.alignjustify justify
    text.alignleft text-left
    text.alignright text-right
    text.append text-wrap
    text.badge.checkmark list-check
    text.badge.minus text-left
    text.badge.plus text-left
    text.badge.xmark text-left
    text.below.photo card-image
    text.below.photo.fill card-image
    text.book.closed journal-text
    text.bubble chat-left-text +
    text.cursor cursor-text
    text.insert text-indent-left
    text.justify justify
    text.justify.left text-left
    text.justifyleft text-left
    text.line.first.and.arrowtriangle.forward text-indent-left
    text.magnifyingglass search
    text.quote blockquote-left
    text.word.spacing distribute-horizontal
    textbox textarea-t
    textformat fonts
    textformat.123 123
    textformat.abc type
    textformat.alt fonts
    textformat.characters type
    textformat.size fonts
    textformat.size.larger type
    textformat.size.smaller type
    textformat.subscript subscript
    textformat.superscript superscript
    theatermask.and.paintbrush mask
    theatermasks mask
    thermometer thermometer
    thermometer.high thermometer-high
    thermometer.low thermometer-low
    thermometer.medium thermometer-half
    thermometer.snowflake thermometer-snow
    thermometer.sun thermometer-sun
    thermometer.variable thermometer-half
    ticket ticket-perforated +
    timelapse stopwatch
    timer stopwatch
    todolist list-check
    togglepower power
    tornado tornado
    touchid fingerprint
    train.side.front.car train-front
    tram train-lightrail-front +
    translate translate
    trash trash3 +
    tray inbox
    tray.2 inboxes
    tray.2.fill inboxes-fill
    tray.and.arrow.down box-arrow-in-down
    tray.and.arrow.up box-arrow-up
    tray.fill inbox-fill
    tray.full inbox-fill
    tree tree +
    trophy trophy +
    tropicalstorm tropical-storm
    truck.box truck
    truck.box.fill truck-front-fill
    tv tv +
    umbrella umbrella +
    underline type-underline
    video camera-video +
    video.slash camera-video-off +
    view.2d badge-ad
    view.3d badge-3d
    viewfinder fullscreen
    wand.and.rays magic
    wand.and.stars magic
    wand.and.stars.inverse magic
    watch.analog watch
    watch smartwatch
    water.waves water
    wave.3.right broadcast
    waveform soundwave
    waveform.path activity
    waveform.path.ecg activity
    waveform.path.ecg.rectangle activity
    widget.extralarge.badge.plus window-plus
    wifi wifi
    wifi.exclamationmark wifi-off
    wifi.router router +
    wifi.slash wifi-off
    wind wind
    wrench wrench-adjustable
    wrench.adjustable wrench-adjustable
    wrench.and.screwdriver tools
    x.circle x-circle +
    xbox.logo xbox
    xmark.octagon x-octagon +
    xmark.seal patch-minus
    xmark.shield shield-x
    xmark.shield.fill shield-fill-x
    yensign currency-yen
    """
#endif
