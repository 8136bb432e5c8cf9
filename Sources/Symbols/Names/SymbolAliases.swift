/// The symbols whose drawing has another name than the rule gives (`SymbolNames`).
///
/// Each is a name of Apple's, an equals sign, and the name of a glyph. Which glyph shows what an Apple's symbol shows was
/// decided by their names and the drawings; `:fill` after a glyph of Material Symbols asks for its filled form.
enum SymbolAliases {
  /// Glyphs of CupertinoIcons.
  static let cupertino = table(
    """
    arrow.forward=arrow_right arrow.left.arrow.right=arrow_right_arrow_left
    arrow.triangle.2.circlepath=arrow_2_circlepath arrow.triangle.2.circlepath.circle=arrow_2_circlepath_circle
    arrow.triangle.branch=arrow_branch arrow.trianglehead.clockwise=arrow_clockwise arrow.up.forward=arrow_up_right
    arrow.up.forward.app=arrow_up_right_square arrow.up.forward.square=arrow_up_right_square
    arrow.uturn.backward=arrow_uturn_left arrowshape.turn.up.forward=arrowshape_turn_up_right battery.75=battery_100
    book.closed=book bubble.left.and.exclamationmark.bubble.right=bubble_left_bubble_right
    bubble.left.and.text.bubble.right=bubble_left_bubble_right character.textbox=textbox
    chevron.backward=chevron_left chevron.forward=chevron_right display=device_desktop
    doc.text.magnifyingglass=doc_text_search document.on.document=doc_on_doc gauge.with.needle=gauge
    gear=settings gearshape=gear_alt gearshape.fill=gear_alt_fill icloud=cloud icloud.and.arrow.down.fill=cloud_download_fill
    icloud.fill=cloud_fill infinity=infinite iphone=device_phone_portrait line.3.horizontal=line_horizontal_3
    line.3.horizontal.decrease=line_horizontal_3_decrease
    line.3.horizontal.decrease.circle=line_horizontal_3_decrease_circle
    line.3.horizontal.decrease.circle.fill=line_horizontal_3_decrease_circle_fill list.bullet.rectangle=square_list
    list.bullet.rectangle.portrait=square_list magnifyingglass=search message=chat_bubble
    person.crop.circle.badge.exclamationmark=person_crop_circle_badge_exclam
    person.fill.badge.plus=person_badge_plus_fill phone.connection=phone
    photo.on.rectangle.angled=photo_on_rectangle play.rectangle.on.rectangle=play_rectangle
    play.square.stack=square_stack questionmark=question questionmark.circle=question_circle
    questionmark.circle.fill=question_circle_fill rectangle.on.rectangle.slash=rectangle_on_rectangle
    rectangle.portrait.and.arrow.forward=square_arrow_right safari=compass sidebar.leading=sidebar_left
    speaker.wave.2=speaker_2 speaker.wave.2.fill=speaker_2_fill speaker.wave.3=speaker_3
    speaker.wave.3.fill=speaker_3_fill tablecells=table textformat.size.larger=textformat_size
    textformat.size.smaller=textformat_size
    text.page=doc_text
    """)

  /// Glyphs of Material Symbols, for symbols that CupertinoIcons has not.
  static let material = table(
    """
    accessibility=accessibility allergens=allergy applewatch=watch applewatch.radiowaves.left.and.right=watch
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right=flip at=alternate_email banknote=payments
    baseball=sports_baseball basket=shopping_basket basketball=sports_basketball bathtub=bathtub
    beach.umbrella=beach_access bell.badge=notifications_unread bicycle=pedal_bike binoculars=search_hands_free
    bird=raven bird.circle=raven birthday.cake=cake bolt.car=electric_car bookmark.slash.fill=bookmark_remove:fill
    books.vertical=library_books books.vertical.fill=library_books:fill brain=neurology
    brain.head.profile=psychology building.2=apartment building.columns=account_balance camera.macro=local_florist
    carrot=nutrition character.book.closed=dictionary checklist=checklist checklist.checked=checklist
    checklist.unchecked=checklist clock.arrow.circlepath=history cpu=memory cross.case=medical_services
    cup.and.saucer=coffee curlybraces=data_object cursorarrow.rays=arrow_selector_tool dice.fill=casino:fill
    die.face.5=casino doc.badge.plus=note_add dollarsign.bank.building=account_balance
    door.left.hand.closed=door_front dumbbell=fitness_center ev.charger=ev_station
    exclamationmark.arrow.trianglehead.2.clockwise.rotate.90=sync_problem externaldrive=storage
    externaldrive.badge.minus=storage externaldrive.badge.plus=storage externaldrive.connected.to.line.below=storage
    externaldrive.fill.badge.person.crop=storage:fill face.smiling=sentiment_satisfied fan=mode_fan faxmachine=fax
    ferry=directions_boat figure.hiking=hiking figure.run=directions_run figure.stand=man
    figure.walk=directions_walk fish=set_meal flask=science folder.badge.gearshape=folder_managed
    football=sports_football fork.knife=restaurant fuelpump=local_gas_station gearshape.2=manufacturing
    gift.card=redeem globe.americas.fill=public:fill globe.asia.australia=public globe.europe.africa=public
    graduationcap=school hand.pinch=pinch hand.tap=touch_app hand.wave=waving_hand
    heart.text.square=medical_information highlighter=ink_highlighter icloud.slash=cloud_off
    internaldrive=hard_drive iphone.slash=mobile_off key=key key.fill=key:fill key.horizontal=key ladybug=bug_report
    ladybug.fill=bug_report:fill lamp.desk=table_lamp leaf=eco lightswitch.on=switch
    list.bullet.clipboard=assignment list.clipboard=assignment livephoto=motion_photos_on lungs=pulmonology
    medal=military_tech memorychip=memory microwave=microwave mosque=mosque mountain.2=landscape mouth=dentistry
    movieclapper=movie mug=sports_bar network=lan newspaper=newspaper opticaldisc=album opticaldiscdrive=album
    opticaldiscdrive.fill=album:fill oven=oven paintpalette=palette paintpalette.fill=palette:fill
    parkingsign=local_parking party.popper=celebration pawprint=pets pencil.line=edit
    person.2.badge.gearshape=manage_accounts person.2.slash=group_off person.badge.key=passkey
    person.badge.key.fill=passkey:fill person.fill.xmark=person_remove:fill person.wave.2=record_voice_over
    photo.badge.plus=add_photo_alternate pills=pill pip=picture_in_picture placeholdertext.fill=article
    play.square.stack.fill=video_library:fill plus.rectangle.on.folder=create_new_folder
    point.3.connected.trianglepath.dotted=hub poweroutlet.type.b.fill=outlet:fill powerplug=power
    puzzlepiece=extension puzzlepiece.extension=extension puzzlepiece.fill=extension:fill quote.opening=format_quote
    rectangle.3.group=dashboard rectangle.bottomthird.inset.filled=bottom_panel_open
    rectangle.connected.to.line.below=dns rectangle.dashed=select refrigerator=kitchen restart=restart_alt
    road.lanes=road robotic.vacuum=vacuum sailboat=sailing scooter=electric_scooter sensor=sensors server.rack=dns
    shippingbox=package_2 shower=shower signpost.right=signpost soccerball=sports_soccer sofa=weekend
    square.dashed=select stairs=stairs stethoscope=stethoscope stroller=stroller suitcase=business_center
    syringe=syringe takeoutbag.and.cup.and.straw=fastfood teddybear=toys tennis.racket=sports_tennis tent=camping
    testtube.2=labs text.line.first.and.arrowtriangle.forward=read_more theatermasks=theater_comedy
    thermometer.medium=thermostat touchid=fingerprint translate=translate trophy=trophy video=videocam
    washer=local_laundry_service water.waves=water wifi.router=router window.shade.closed=roller_shades_closed
    window.shade.open=roller_shades wineglass=wine_bar
    """)

  private static func table(_ text: String) -> [String: String] {
    let pairs = text.split(whereSeparator: \.isWhitespace).compactMap { entry -> (String, String)? in
      let parts = entry.split(separator: "=")
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
