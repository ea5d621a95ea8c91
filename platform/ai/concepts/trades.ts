// The same format as in care.ts: electrical, metal, wood, building, vehicles, machines.
export const TRADES = `
electrical installation | instalaciones eléctricas de baja tensión, instalación eléctrica de baja tensión, basse tension, electrician, electricians, electrical work, electrical, elektriker, elektroniker, elektroinstallateur, elektroinstallation, électricien, électricité, installation électrique, installations électriques, electricista, instalaciones eléctricas, wiring, rewires, rewire, first and second fix, first fix, second fix, consumer units, distribution boards, fuse boxes, cable tray, conduit, containment, wiring of, kabel verleg*, leitungen verleg*, tableaux électriques, tirage de câbles, cuadros eléctricos, cableado
electrical maintenance | maintenance electrician, electrical maintenance, betriebselektriker, elektrische instandhaltung, électrotechnicien, maintenance électrique, électricien de maintenance, mantenimiento eléctrico, electricista de mantenimiento, electrical + breakdowns/faults, electrician + maintenance > electrical installation, maintenance
fault finding | fault-finding, fault diagnosis, troubleshooting + electric*/machine*/motor*/circuit*, breakdowns, fehlersuche, störungsbehebung, störungssuche, entstörung, störungen + behob*/beseitig*, recherche de pannes, dépannage, dépannages, diagnostic de pannes, averías, localización de averías, diagnóstico de averías, reparación de averías
electrical testing | inspection and testing, testing and inspection, eicr, eicrs, periodic inspection, test sheets, insulation resistance, pat testing, elektrische prüfungen, dguv v3-prüfungen, e-check, messprotokolle, vérifications périodiques, contrôles électriques, consuel, mediciones eléctricas > electrical installation
emergency lighting | notbeleuchtung, éclairage de secours, alumbrado de emergencia, fire alarm systems, fire alarms, brandmeldeanlagen, systèmes de sécurité incendie > electrical installation
ev charging | ev charger, ev chargers, ev charging, charge points, charging points, charging stations, wallbox, wallboxes, wallboxen, ladestation, ladestationen, ladesäulen, bornes de recharge, borne de recharge, irve, puntos de recharge, puntos de recarga, electric cars + charg*/wallbox* > electrical installation
solar installation | solar, solar pv, photovoltaic, photovoltaics, pv, pv systems, solar panels, roof panels, photovoltaik, photovoltaikanlagen, pv-anlagen, solaranlagen, panneaux solaires, panneaux photovoltaïques, photovoltaïque, placas solares, fotovoltaica, instalaciones fotovoltaicas, energía solar > electrical installation
plc programming | plc, plcs, =PLC programming, plc fault finding, sps, sps-programmierung, simatic, siemens s7, tia portal, step 7, automate, automates programmables, api siemens, autómatas, autómata programable, allen-bradley, ladder logic
building automation | building controls, bms, building management system, knx, knx-systeme, gebäudeautomation, smart home, domotique, gtb, domótica, loxone
motor controls | motor control, soft starters, star-delta, variable speed drives, vfd, inverters, inverter drives, frequenzumrichter, motorsteuerung, variateurs, variateurs de vitesse, variadores, control panels, schaltschrank*, schaltschrankbau, armoires électriques, cuadros de control, panel wiring
high voltage | hv, high-voltage, 11 kv, 33 kv, substations, mittelspannung, hochspannung, haute tension, hta, alta tensión, media tensión, transformers
data cabling | structured cabling, cat6, fibre optic, netzwerkverkabelung, glasfaser, vdi, courants faibles, fibre optique, cableado estructurado, fibra óptica
permit to work | safe isolation, permit-to-work, isolation + permit*, permit system, lockout tagout, lock out tag out, loto, lock-out, freischalten, fünf sicherheitsregeln, consignation, consignations, permis de travail chaud, bloqueo y etiquetado, permisos de trabajo
electrical drawings | circuit diagrams, wiring diagrams, schematics, schaltpläne, stromlaufpläne, schémas électriques, esquemas eléctricos
technical drawing reading | reading drawings, read drawings, blueprints, blueprint reading, technical drawings, from drawings, to drawings, working drawings, isometrics, isometric drawings, zeichnungen lesen, nach zeichnung, technische zeichnungen, bauzeichnungen, werkstattzeichnungen, konstruktionszeichnungen + lesen/nach, isometrien, lecture de plans, plans + lecture/lire/exécution, d'après plans, sur plan, sur plans, lecture d'isométriques, interpretación de planos, lectura de planos, planos, isométricos, sobre plano, según plano, architect's drawings, shop drawings
welding | welder, welded, welds, schweißen, schweißer, schweißerin, geschweißt, schweißarbeiten, schweißnähte, soudure, soudeur, soudeuse, soudage, soudé*, soldadura, soldador, soldadora, soldar, soldé
tig welding | tig, gtaw, wig, wig-schweißen, process 141, proceso 141, procédé 141, argon + root/purge, argón, heliarc > welding ~ welding process
mig mag welding | =MIG, mig welding, =MAG, mig/mag, mig-mag, gmaw, metal active gas, mag-schweißen, schutzgasschweißen, semi-automatique, soudage semi-auto, semiautomática, hilo continuo, process 135, proceso 135, prozess 135, procédé 135 > welding ~ welding process
stick welding | mma, smaw, arc welding, manual metal arc, elektrodenschweißen, e-hand, e-hand-schweißen, lichtbogenhandschweißen, electrode enrobée, électrode enrobée, arc électrique, electrodo, electrodo revestido, process 111, proceso 111 > welding ~ welding process
flux-cored welding | fcaw, flux core, flux-cored, fülldraht, fülldrahtschweißen, fil fourré, hilo tubular, process 136 > welding ~ welding process
orbital welding | orbitalschweißen, soudage orbital, soldadura orbital > welding
spot welding | resistance welding, punktschweißen, soudage par points, soldadura por puntos > welding
robotic welding | welding robot, schweißroboter, robot de soudure, robot de soldadura > welding
brazing | hard soldering, silver brazing, silver solder, hartlöten, brasage, brasure, soldadura fuerte, soldadura con plata, soldadura blanda
pipe welding | pipework, pipe welder, piping, pipelines, rohrleitungsbau, rohrschweißer, rohrleitungen, tuyauterie, tuyauteur, soudeur tuyauteur, tubería, tuberías, tubero, spool* > welding
stainless steel | stainless, inox, edelstahl, acier inoxydable, acero inoxidable, duplex steel
aluminium work | aluminum, aluminium, aluminio
sheet metal work | sheet metal, sheet-metal, press brake, folding machine, bending machine, blech, blechbearbeitung, abkanten, kanten, tôlerie, pliage, plieuse, chapa, plegado, plegadora, chapista > steel fabrication
steel fabrication | fabricator, fabrication, structural steel, steelwork, stahlbau, metallbau, metallbauer, schlosser, schlosserei, konstruktionsmechaniker, métallerie, métallier, serrurerie, charpente métallique, chaudronnerie, chaudronnier, calderería, calderero, estructuras metálicas, metalistería, tack*  + fit*/cut*
metal cutting | oxy-fuel, oxyfuel, plasma cutting, flame cutting, brennschneiden, plasmaschneiden, oxycoupage, découpe plasma, oxicorte, corte por plasma, gas cutting
grinding | grinder, schleifen, schleifarbeiten, winkelschleifer, meulage, ébarbage, amolado, desbaste, esmerilado, polishing metal
non-destructive testing | ndt, nde, radiographic, radiography, x-ray + weld*, dye penetrant, ultrasonic testing, zerstörungsfreie prüfung, röntgenprüfung, farbeindringprüfung, contrôle non destructif, ressuage, radiographie, ensayos no destructivos, líquidos penetrantes, radiografía, ndt methods
visual weld inspection | visual inspection, sichtprüfung, contrôle visuel, control visual, inspección visual
machine operation | machine operator, machine minder, maschinenbediener, anlagenführer, maschinenführer, maschinen- und anlagenführer, conducteur de ligne, conducteur de machines, opérateur de production, operario de máquina, operador de máquina, maquinista > manufacturing
cnc machining | cnc, cnc machinist, cnc milling, cnc turning, cnc lathe, cnc programming, cnc-fräser, cnc-dreher, cnc-fräsen, zerspanungsmechaniker, zerspanung, fraiseur, tourneur, usinage, commande numérique, torno cnc, fresadora, mecanizado, control numérico, heidenhain, fanuc, sinumerik, machining centre
turning and milling | lathe, milling machine, manual lathe, drehen, fräsen, drehmaschine, fräsmaschine, tournage, fraisage, torno, fresa, torneado, fresado
measuring tools | calipers, micrometer, cmm, coordinate measuring, messschieber, messmittel, messmaschine, pied à coulisse, métrologie, metrología, calibre, micrómetro, gauges
manufacturing | production line, production lines, assembly line, production operative, production operator, produktion, produktionsmitarbeiter, fertigung, produktionshelfer, production industrielle, ligne de production, opérateur, manufactura, línea de producción, operario de producción, shop floor
assembly | assembler, assembled, mechanical assembly, montage, montagearbeiten, monteur, montiert, assemblage, monteur assembleur, montaje, montador ~ general
maintenance | maintenance industrielle, mantenimiento industrial, industrielle instandhaltung, preventive maintenance, planned maintenance, ppm, equipment maintenance, machine maintenance, instandhaltung, wartung, wartungsarbeiten, maintenance préventive, entretien des machines, maintenance, mantenimiento, mantenimiento preventivo, servicing of
preventive maintenance | planned maintenance, ppm, vorbeugende instandhaltung, maintenance préventive, mantenimiento preventivo, maintenance plan*, wartungsplan*, inspections + monthly/yearly/weekly
hydraulics | hydraulic, pneumatics, pneumatic, hydraulik, pneumatik, hydraulique, pneumatique, hidráulica, neumática
carpentry | carpenter, joiner, joinery, carpenters, woodwork, woodworking, timber framing, cabinetmaker, cabinet maker, cabinet making, tischler, tischlerei, tischlerin, schreiner, schreinerei, schreinerin, holzarbeiten, holzbearbeitung, menuisier, menuiserie, ébéniste, ébénisterie, carpintero, carpintería, ebanista, ebanistería
roof carpentry | roof trusses, cut roofs, cut roof, hand-cut roof, zimmerer, zimmermann, zimmerei, dachstuhl, dachstühle, charpentier, charpente, charpentes, cubiertas de madera, estructura de madera, rafters, loft conversions > carpentry
timber frame construction | timber frame, timber-frame, holzrahmenbau, holzbau, fertighäuser, ossature bois, maison bois, entramado de madera, log cabins > carpentry
site carpentry | first fix carpentry, second fix carpentry, first-fix, second-fix, hanging doors, door hanging, doors hung, skirting, skirtings, architraves, studwork, stud walls, trim carpentry, finish carpentry, türen einbau*, innenausbau, türmontage, pose de portes, agencement, pose de menuiseries, colocación de puertas, rodapiés > carpentry
staircase building | staircases, stairs + built/fit*/made/winder*, stair building, treppenbau, treppen, escaliers, pose d'escaliers, escaleras de madera > carpentry
kitchen fitting | fitted kitchens, kitchens + fit*/install*, worktops, kitchen installation, küchenmontage, kücheneinbau, küchen + montiert/einbau*/aufbau*, pose de cuisines, cuisiniste, montaje de cocinas > carpentry
furniture making | bespoke furniture, furniture, made-to-measure, built-in wardrobes, möbelbau, möbel, einbauschränke, maßmöbel, meubles, meubles sur mesure, fabrication de meubles, muebles, muebles a medida, fitted wardrobes, cabinets > carpentry
floor laying | flooring, parquet, laminate, hardwood floors, bodenleger, parkett, parkettleger, bodenbeläge, pose de parquet, parqueteur, tarima, suelos de madera, decking
window installation | window fitting, windows + fit*/install*, sash windows, fensterbau, fenstermontage, fenster + einbau*/montiert, pose de fenêtres, fenêtres, instalación de ventanas, ventanas
wood machines | spindle moulder, panel saw, table saw, planer, thicknesser, cnc router, formatkreissäge, kreissäge, hobelmaschine, tischfräse, machines à bois, toupie, scie à panneaux, dégauchisseuse, maquinaria de madera, tupí, sierra, escuadradora, tsm-schein > carpentry
drywall | plasterboard, dry lining, drylining, trockenbau, trockenbauer, gipskarton, plaquiste, placo, cloisons sèches, pladur, placas de yeso, partitions > construction
plastering | plasterer, verputzen, putzarbeiten, stuckateur, enduits, plâtrier, yesero, enlucido, revoco
bricklaying | bricklayer, masonry, mason, blockwork, brickwork, maurer, mauerwerk, maurerarbeiten, maçon, maçonnerie, albañil, albañilería > construction
concrete work | concrete, formwork, shuttering, reinforcement fixing, rebar, beton, betonarbeiten, betonbau, schalung, schalungsbau, bewehrung, coffrage, béton, béton armé, ferraillage, bancheur, hormigón, encofrado, encofrador, ferralla > construction
groundworks | groundworker, excavation, drainage, earthworks, tiefbau, erdarbeiten, kanalbau, terrassement, vrd, movimiento de tierras, excavación, saneamiento > construction
road construction | roadworks, highways, paving, asphalt, straßenbau, asphaltarbeiten, voirie, enrobés, carreteras, asfaltado
scaffolding | scaffolder, gerüstbau, gerüste, échafaudage, échafaudages, andamios, andamio
roofing | roofer, tiling roofs, dachdecker, dacharbeiten, couvreur, couverture zinguerie, zinguerie, techador, tejados > construction
tiling | tiler, floor tiling, wall tiling, fliesenleger, fliesen, carreleur, carrelage, alicatador, alicatado, solador > construction
painting and decorating | painter, decorator, painting, wallpapering, maler, lackierer, malerarbeiten, tapezieren, peintre en bâtiment, peinture, papier peint, pintor, pintura
insulation | insulating, dämmung, wärmedämmung, isolation thermique, ite, aislamiento
building renovation | refurbishment, renovation, renovations, restoration of buildings, sanierung, altbausanierung, renovierung, rénovation, réhabilitation, reformas, rehabilitación de edificios, listed buildings
heritage restoration | listed buildings, heritage, conservation work, denkmalpflege, denkmalschutz, monuments historiques, patrimonio histórico, restauración, sash windows
plumbing | plumber, pipe fitting, boilers, bathrooms + fit*/install*, sanitärinstallation, anlagenmechaniker, shk, sanitär, klempner, installateur, plombier, plomberie, sanitaires, fontanero, fontanería
heating systems | heating, boiler, boilers, heizung, heizungsbau, heizungsanlagen, heizungsbauer, chauffage, chauffagiste, chaudières, calefacción, calderas
heat pumps | heat pump, wärmepumpe, wärmepumpen, pompe à chaleur, pompes à chaleur, pac air, bomba de calor, aerotermia
air conditioning | hvac, refrigeration, chillers, klimaanlagen, klimatechnik, kältetechnik, kälteanlagen, climatisation, frigoriste, froid commercial, aire acondicionado, climatización, frigorista, refrigeración
construction | construction worker, labourer, laborer, bauarbeiter, bauhelfer, ouvrier du bâtiment, manœuvre, peón de obra, peón
site supervision | site management, site manager, site supervisor, construction manager, foreman, supervised + site/construction/works, bauleitung, bauleiter, bauleiterin, bauüberwachung, polier, vorarbeiter, conduite de travaux, conducteur de travaux, chef de chantier, suivi de chantier, jefe de obra, dirección de obra, encargado de obra, supervisión de obra, resident engineer, site + supervis*/oversaw
quantity surveying | bill of quantities, quantities, boq, take-offs, takeoffs, cost estimating, estimating, estimator, aufmaß, massenermittlung, leistungsverzeichnis, kalkulation, métré, métrés, chiffrage, devis, mediciones, presupuestos de obra, mediciones y presupuestos, quotes + prepar*, quotations
heavy equipment | excavator, excavators, digger, loader, dozer, plant operator, cpcs, npors, bagger, baggerfahrer, radlader, pelle, pelleteuse, engins de chantier, conducteur d'engins, excavadora, retroexcavadora, maquinaria pesada
crane operation | crane, cranes, tower crane, overhead crane, kran, kranführer, hallenkran, grue, grutier, pont roulant, grúa, grúa torre, gruista, puente grúa, slinger, banksman, hiab
car repair | car mechanic, vehicle mechanic, motor mechanic, auto mechanic, automotive technician, kfz-mechatroniker, kfz-mechaniker, kfz-werkstatt, mécanicien automobile, mécanicien auto, garage, mecánico, mecánico de automóvil, taller mecánico, brakes + repair*/replac*, mot testing
vehicle diagnostics | obd, diagnostic tools, fahrzeugdiagnose, diagnostic automobile, diagnosis de vehículos
industrial mechanics | industriemechaniker, millwright, mechanical fitter, maintenance fitter, mechanic, mechanical maintenance, mécanicien industriel, mécanicien de maintenance, mecánico industrial, mantenimiento mecánico
gardening | gardener, landscaping, grounds maintenance, landscaper, gärtner, landschaftsbau, gartenbau, galabau, jardinier, espaces verts, paysagiste, jardinero, jardinería
premises cleaning | cleaner, office cleaning, cleaning staff, janitorial, janitor, reinigung, reinigungskraft, gebäudereinigung, nettoyage, agent d'entretien, limpieza, limpiador, limpiadora
hairdressing | hairdresser, hairdressers, barber, friseur, friseurin, coiffure, coiffeur, coiffeuse, peluquería, peluquero, peluquera, hair colouring, balayage
beauty treatments | beautician, beauty therapist, cosmetician, kosmetikerin, esthéticienne, esteticista, nail technician
tailoring | sewing, seamstress, dressmaker, näherin, schneider, couture, couturière, costura, modista
butchery | butcher, meat cutting, whole-lamb, metzger, fleischer, boucher, boucherie, carnicero, carnicería, despiece, jointing, boning
baking | baker, bäcker, bread making, sourdough production, boulanger, boulangère, panadero, panadera, laminated dough
security guard | security officer, security guarding, patrols, access control duties, sicherheitsdienst, sicherheitsmitarbeiter, objektschutz, werkschutz, agent de sécurité, gardiennage, rondes, vigilante, vigilante de seguridad, control de accesos
fire fighting | firefighter, fire brigade, feuerwehr, feuerwehrmann, pompier, sapeur-pompier, bombero
waste management | recycling, waste disposal, abfallwirtschaft, gestion des déchets, gestión de residuos
agriculture | farming, farm work, landwirtschaft, agriculture, agricole, récolte, cueillette, agricultura, agrícola, cosecha, harvest
`
