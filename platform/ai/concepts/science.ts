// The same format as in care.ts: laboratory, mechanical, civil and other engineering.
export const SCIENCE = `
laboratory work | laboratory, lab technician, lab work, lab assistant, laboratory technician, laborant, laborantin, labor, laborarbeit, laborerfahrung, technische assistentin, technischer assistent, laboratoire, technicien de laboratoire, technicienne de laboratoire, laborantine, laboratorio, técnico de laboratorio, técnica de laboratorio, auxiliar de laboratorio, analista de laboratorio
hplc | high performance liquid chromatography, high-performance liquid chromatography, uhplc, uplc, hochleistungsflüssigkeitschromatographie, hochleistungsflüssigkeitschromatografie, chromatographie liquide haute performance, clhp, cromatografía líquida, cromatografía líquida de alta resolución, empower + runs/läufe/samples > chromatography, laboratory work ~ chromatography
gas chromatography | =GC, gc-ms, gc-fid, gaschromatographie, gaschromatografie, chromatographie en phase gazeuse, cpg, cromatografía de gases > chromatography, laboratory work ~ chromatography
chromatography | chromatographie, chromatografie, cromatografía, ion chromatography
mass spectrometry | mass spectrometer, mass spec, lc-ms, lc-ms/ms, gc-ms, maldi, massenspektrometrie, massenspektrometer, spectrométrie de masse, espectrometría de masas > laboratory work
spectroscopy | spectrophotometry, uv-vis, ftir, nmr, icp-ms, icp-oes, =AAS, spektroskopie, photometer, photometrie, spectroscopie, spectrophotométrie, espectroscopía, espectrofotometría, atomic absorption
titration | titrations, titrieren, titrationen, titrage, titrages, valoraciones, karl fischer > laboratory work
wet chemistry | nasschemie, nasschemisch*, gravimetric, chimie humide, química húmeda, sample digestion
sample preparation | probenvorbereitung, probenaufbereitung, préparation d'échantillons, préparation des échantillons, échantillons + prépar*, preparación de muestras, muestras + prepar*, samples + prepar*/extract* > laboratory work
sampling | probenahme, probenentnahme, sample collection, samples collected, prélèvement, prélèvements, échantillonnage, toma de muestras, muestreo
cell culture | cell cultures, cell lines, tissue culture, zellkultur, zellkulturen, culture cellulaire, cultures cellulaires, cultivo celular, cultivos celulares, cells + cultur*/passag*/grow*/grew, zellen + kultivier*/passagier*/züchten, kultivierung + zellen, cellules + cultur*/repiqu*, células + cultiv*, hek, hek293, cho cells, passaging, passagieren, mycoplasma test*, ipsc > laboratory work
flow cytometry | facs, flow cytometer, cytometer, durchflusszytometrie, durchflusszytometer, cytométrie en flux, cytomètre, citometría de flujo, citómetro > laboratory work
western blot | western blots, western blotting, immunoblot*, protein detection, protein analysis, proteinanalytik, sds-page > laboratory work
elisa | immunoassay, immunoassays, enzyme-linked > laboratory work
pcr | qpcr, rt-pcr, polymerase chain reaction, real-time pcr, digital pcr, polymerasekettenreaktion, reacción en cadena de la polimerasa, taqman, dna amplification > laboratory work
molecular biology | molecular cloning, cloning, dna extraction, rna extraction, plasmids, primers, molekularbiologie, molekularbiologisch*, klonierung, biologie moléculaire, biología molecular, crispr, gel electrophoresis, gelelektrophorese, électrophorèse, electroforesis
sequencing | ngs, next generation sequencing, next-generation sequencing, sanger, sequenzierung, séquençage, secuenciación, illumina, library prep
microbiology | microbiological, bacterial cultures, germ counts, colony counts, keimzahl*, mikrobiologie, mikrobiologisch*, microbiologie, microbiología, ensemencement, ensemencements, agar plates, agar, siembras, recuento de colonias, sterility testing, bioburden > laboratory work
aseptic technique | sterile technique, sterile work, steriles arbeiten, laminar flow, aseptisches arbeiten, techniques stériles, técnica aséptica, cleanroom, clean room, reinraum, salle blanche, sala blanca
histology | histopathology, tissue sections, microtome, staining, h&e, histologie, gewebeschnitte, färbungen, anatomopathologie, coloration*, histología, anatomía patológica, paraffin > laboratory work
microscopy | microscope, confocal, mikroskopie, microscopie, microscopía, fluorescence microscopy, electron microscopy
haematology | hematology, blood counts, full blood counts, coagulation, hämatologie, blutbilder, hématologie, hématologie analyses, hematología, hemogramas, hemograma > laboratory work
clinical chemistry | biochemistry analysers, biochemistry analyzers, klinische chemie, biochimie, bioquímica, serum, cobas, roche cobas, analyzers > laboratory work
blood bank | blood transfusion, crossmatch*, cross-match*, transfusion, immunhämatologie, immunohématologie, banco de sangre, blood grouping, blood groups
animal work | animal models, mice, mouse work, rodents, tierversuche, tierhaltung, souris, expérimentation animale, ratones, in vivo
gmp | good manufacturing practice, cgmp, gmp-labor, gmp laboratory, bonnes pratiques de fabrication, bpf, =NCF, normas de correcta fabricación, batch release, batch records, freigabeprüfungen, release testing
glp | good laboratory practice, gute laborpraxis, bonnes pratiques de laboratoire, bpl, buenas prácticas de laboratorio
iso 17025 | iso/iec 17025, 17025, iso 15189, 15189, akkreditierung, akkreditiert*, accréditation, cofrac, enac, acreditación enac, ukas
clinical trials | clinical research, clinical studies, gcp, crf, study coordinator, klinische studien, essais cliniques, ensayos clínicos, phase ii, phase iii, trial patients
method validation | validating methods, validation of methods, methods + validat*, methodenvalidierung, methodenentwicklung, method development, validation de méthodes, méthodes + valid*, validación de métodos, métodos + valid*, analytical validation > laboratory work
deviation management | deviations, capa, oos, out-of-specification, out of specification, non-conformities, nonconformities, abweichungen, abweichungsmanagement, abweichungsbearbeitung, fehleruntersuchung, non-conformités, déviations, no conformidades, desviaciones, root cause investigation*
standard operating procedures | sop, sops, work instructions, arbeitsanweisungen, verfahrensanweisungen, modes opératoires, procédures + rédig*/écri*, pnt, procedimientos normalizados, procedures + wrote/write/updat*
laboratory information system | lims, labware, starlims, lis, winlims, laborinformationssystem, sil ~ laboratory software
equipment calibration | calibration, calibrated, calibrating, calibrations, kalibrierung, kalibriert*, kalibrieren, étalonnage, étalonnages, calibración, calibraciones, calibr*, qualification of equipment, gerätequalifizierung, iq oq pq, balances + check*/calibrat*, pipettes + calibrat*/check*
stability testing | stability studies, stabilitätsprüfung, stabilitätsstudien, études de stabilité, estudios de estabilidad
water analysis | drinking water, wastewater, waste water, wasseranalytik, trinkwasser, abwasser, analyse de l'eau, analyses d'eau, eaux usées, análisis de agua, aguas residuales, aguas
food analysis | food testing, lebensmittelanalytik, analyse alimentaire, análisis de alimentos
environmental analysis | soil samples, environmental monitoring, umweltanalytik, umweltmonitoring, analyse environnementale, análisis ambiental, soil testing
chemical synthesis | organic synthesis, synthesis, organische synthese, synthese, synthèse organique, síntesis orgánica
laboratory safety | lab safety, laborsicherheit, biosafety, bsl-2, chemical waste, sécurité au laboratoire, bioseguridad, biologische sicherheit
statistical analysis software | spss, sas programming, stata, minitab, jmp ~ statistics software
computer-aided design | cad, 3d-cad, 3d cad, cad-system, 3d-cad-system, autocad, solidworks, catia, catia v5, siemens nx, =Creo, inventor, autodesk inventor, pro/engineer, solid edge, fusion 360, revit, microstation, cao, dao, diseño asistido, conception assistée, 3d modelling, 3d modeling, 3d-modelle, modelado 3d ~ cad tool
autocad | auto cad > computer-aided design ~ cad tool
solidworks | solid works > computer-aided design ~ cad tool
catia | catia v5, catia v6, 3dexperience > computer-aided design ~ cad tool
siemens nx | unigraphics > computer-aided design ~ cad tool
inventor | =Inventor, autodesk inventor > computer-aided design ~ cad tool
creo | =Creo, pro/engineer > computer-aided design ~ cad tool
revit | autodesk revit > building information modelling ~ cad tool
civil 3d | autocad civil, civil 3d, covadis, mensura > computer-aided design ~ cad tool
building information modelling | bim, building information modeling, navisworks, maquette numérique, clash detection
mechanical design | mechanical engineering design, design engineer, machine design, mechanical constructions, mechanische konstruktion, mechanischen konstruktion, konstruktion, konstrukteur, konstrukteurin, konstruiert*, konstruieren, entwicklungsingenieur, entwicklungsingenieurin, entwicklung + baugruppen/maschinen, baugruppen, conception mécanique, bureau d'études, concepteur, dessinateur-projeteur, projeteur, diseño mecánico, oficina técnica, proyectista, delineante, assemblies + design*/model*, parts + design*, designed + brackets/housing*/gearbox*/fixture*/machine*/parts/enclosure* > mechanical engineering
mechanical engineering | mechanical engineer, maschinenbau, maschinenbauingenieur, maschinenbautechniker, génie mécanique, ingénieur mécanique, mécanique, ingeniería mecánica, ingeniero mecánico
special machine construction | special-purpose machines, special purpose machinery, bespoke machinery, custom machines, one-off machines, sondermaschinenbau, sondermaschinen, einzelanlagen, anlagenbau, machines spéciales, maquinaria especial, machine* + one-off/bespoke/custom/to order, anlagen + kundenwunsch/einzel*/kundenspezifisch* > mechanical engineering
tolerancing | gd&t, geometric dimensioning, tolerances, tolerance analysis, form- und lagetoleranzen, toleranzen, toleranzanalyse, cotation fonctionnelle, tolérancement, tolerancias
technical drafting | drafting, draughting, drawings + produc*/prepar*/creat*, zeichnungsableitung, zeichnungserstellung, fertigungszeichnungen, plans d'exécution, mise en plan, delineación, planos de fabricación
finite element analysis | fea, fem, finite element, ansys, abaqus, nastran, festigkeitsberechnung, festigkeitsnachweise, fem-berechnungen, éléments finis, calcul de structure éléments finis, elementos finitos, simulation + stress/structural
fluid simulation | cfd, computational fluid dynamics, fluent + mesh, strömungssimulation, mécanique des fluides, openfoam
design fmea | fmea, failure mode*, amdec, amfe, dfmea, pfmea > mechanical engineering
machinery safety | ce marking, ce-marking, ce conformity, ce-konformität, ce-kennzeichnung, machinery directive, maschinenrichtlinie, maschinenverordnung, iso 12100, iso 13849, risikobeurteilung*  + anlage*/maschine*, marquage ce, directive machines, marcado ce, directiva de máquinas
product development | new product development, npd, r&d, research and development, prototyping + product/mechanical, produktentwicklung, entwicklung neuer produkte, développement produit, recherche et développement, desarrollo de producto, i+d > mechanical engineering
prototype building | prototypes, prototype testing, musterbau, prototypen, prototypenbau, prototypes + test*, prototipos, test rigs, prüfstände, bancs d'essai, bancos de prueba
tool design | fixtures, jigs, jig and fixture, vorrichtungsbau, vorrichtungen, werkzeugbau, werkzeugkonstruktion, outillage, moules, utillaje, utillajes, moldes, injection moulds, mould design > mechanical engineering
injection moulding | injection molding, plastics, plastic parts, spritzguss, kunststoffteile, kunststofftechnik, injection plastique, plasturgie, inyección de plástico
gear design | gearbox design, gearboxes, getriebe, getriebeauslegung, réducteurs, engrenages, engranajes
sheet metal design | blechkonstruktion, conception tôlerie, sheet-metal parts
commissioning | commissioned, start-up of machines, inbetriebnahme, in betrieb genommen, abnahme beim kunden, site acceptance, factory acceptance, fat and sat, mise en service, puesta en marcha
process engineering | chemical engineering, process engineer, verfahrenstechnik, génie des procédés, ingeniería de procesos, ingeniería química, p&id, p&ids
production engineering | manufacturing engineering, manufacturing engineer, cycle time, cycle times, takt time, taktzeit, taktzeiten, prozesstechnik, industrialisation, temps de cycle, ingeniería de producción, tiempo de ciclo, line balancing
value engineering | design to cost, wertanalyse, analyse de la valeur, weight reduction, cost out
parts lists | bill of materials, boms, bom, stücklisten, stückliste, nomenclatures, listas de materiales, despiece de conjuntos
plm | product lifecycle management, teamcenter, windchill, pdm, enovia, sap plm
mechatronics | mechatronik, mechatroniker, mécatronique, mecatrónica
robotics | robots, industrial robots, kuka, fanuc robot, abb robot, robotik, roboterprogrammierung, robotique, robótica, cobots
electrical engineering | electrical engineer, elektrotechnik, elektroingenieur, génie électrique, ingeniería eléctrica, ingeniero eléctrico
electronics | circuit design, pcb, pcb design, elektronikentwicklung, leiterplatten, électronique, electrónica, embedded hardware
embedded software | embedded, firmware, microcontrollers, mikrocontroller, microcontrôleurs, stm32, rtos, logiciel embarqué, sistemas embebidos
control engineering | automation engineer, automation, regelungstechnik, steuerungstechnik, automatisierungstechnik, automatisme, automatismes, automatización, scada
civil engineering | civil engineer, bauingenieur, bauingenieurin, bauingenieurwesen, génie civil, ingénieur génie civil, ingénieur travaux, ingeniería civil, ingeniero civil, ingeniero de caminos, ingeniera civil, ingeniería de caminos
structural design | structural engineer, structural engineering, structural analysis, structural calculations, statics, tragwerksplanung, tragwerksplaner, statik, statiker, statische berechnungen, calcul de structures, ingénieur structure, descente de charges, notes de calcul, cálculo de estructuras, cálculos estructurales, estructuras + cálcul*/diseñ*, beams + design*/calculat*, reinforced concrete design, steel frames + design*, eurocode, eurocodes, eurocode 2, eurocode 3, aci 318, aisc > civil engineering
reinforced concrete | concrete structures, stahlbeton, béton armé, hormigón armado, rebar
bridge engineering | bridges!, bridge design, bridge inspections, brückenbau, brücken, ouvrages d'art, puentes > civil engineering
geotechnics | geotechnical, soil mechanics, foundations + design*/pile*, piling, geotechnik, baugrund, gründungen, géotechnique, geotecnia, cimentaciones, ground investigation > civil engineering
drainage design | drainage, stormwater, sewers, sewer, suds, entwässerung, entwässerungsplanung, kanalisation, assainissement, drenaje, saneamiento, flood risk, culverts, hydraulic modelling > civil engineering
water supply engineering | water mains, water network, water treatment, wasserversorgung, alimentation en eau, réseaux d'eau, abastecimiento de agua, depuradoras > civil engineering
highway design | highway engineering, road design, road alignment, roads + design*/align*/widen*, roundabout*, junctions, straßenplanung, straßenentwurf, verkehrsplanung, conception routière, trazado de carreteras, section 278, section 38 > civil engineering
surveying | land surveying, total station, setting out, gps survey, levelling, vermessung, tachymeter, abstecken, absteckung, topographie, géomètre, implantation topographique, relevés topographiques, topografía, estación total, replanteo
construction management | contract administration, nec3, nec4, fidic, construction project*, baumanagement, projektsteuerung, bauabrechnung, vob/b, hoai, maîtrise d'œuvre, maîtrise d'ouvrage, opc, gestión de obras, direct site works, subcontractors + coordinat*/manag*/superv* > civil engineering
construction tendering | tender documents, tenders + prepar*/evaluat*, ausschreibung, vergabe, ava, dossiers de consultation, dce, appels d'offres, pliegos, licitaciones de obra > civil engineering
building physics | energy certificates, thermal calculations, wärmeschutznachweis, energieberatung, re2020, rt 2012, certificados energéticos, certificación energética
hydraulic engineering | wasserbau, dams, flood defences, hydraulique, obras hidráulicas, river engineering > civil engineering
environmental engineering | umwelttechnik, génie de l'environnement, ingeniería ambiental, environmental impact, umweltverträglichkeit, impacto ambiental
architecture | architect, building permits, planning applications, planning permission, architekt, architektur, baugenehmigung, bauanträge, architecte, permis de construire, arquitecto, arquitectura, licencias de obra
biology | biological sciences, life sciences, biologie, biología, biologe, biologist
chemistry | chemist, chemie, chimie, química, chemiker, químico, chimiste
biochemistry | biochemie, biochimie, bioquímica
biotechnology | biotechnologie, biotecnología
physics | physik, physique, física, physicist
biomedical science | biomedical sciences, medical laboratory science, biomedizin, biomedizinische analytik, biologie médicale, ciencias biomédicas, biomedicina
biological technical assistance | bta, biologisch-technische assistentin, biologisch-technische assistenz, biologisch-technischer assistent > laboratory work
chemical technical assistance | cta, chemisch-technische assistentin, chemisch-technischer assistent, chemisch-technische assistenz, chemielaborant, chemielaborantin > laboratory work
medical technical assistance | mta, mtla, medizinisch-technische laboratoriumsassistentin, medizinischer technologe, medizinische technologin > laboratory work
computer science | informatik, informatiker, informatikerin, diplom-informatiker, diplom-informatikerin, ingénieur informatique, ingénieure informatique, ingeniero informático, ingeniera informática, informatique, informática, ingeniería informática, computing degree, wirtschaftsinformatik, software engineering degree, computer engineering, information technology
commercial training | kaufmännische ausbildung, kaufmännische berufsausbildung, kaufmännische, kauffrau für büromanagement, kaufmann für büromanagement, kauffrau für bürokommunikation, kaufmann für bürokommunikation, kauffrau im einzelhandel, kaufmann im einzelhandel, kauffrau im groß- und außenhandel, kaufmann im groß- und außenhandel, kauffrau für groß- und außenhandelsmanagement, kaufmann für groß- und außenhandelsmanagement, kauffrau für spedition und logistikdienstleistung, kaufmann für spedition und logistikdienstleistung, kauffrau im gesundheitswesen, kaufmann im gesundheitswesen, kauffrau für versicherungen und finanzen, kaufmann für versicherungen und finanzen, kauffrau für e-commerce, kaufmann für e-commerce, kauffrau im e-commerce, kaufmann im e-commerce, kauffrau für dialogmarketing, kaufmann für dialogmarketing, kauffrau für tourismus und freizeit, kaufmann für tourismus und freizeit, kauffrau für marketingkommunikation, kaufmann für marketingkommunikation, kauffrau für industrie, kaufmann für industrie, kaufleute, kaufmännisch, industriekauffrau, industriekaufmann, bürokauffrau, bürokaufmann, *kauffrau, *kaufmann, handelsfachwirt, wirtschaftsassistent
technical training | technische ausbildung, technische berufsausbildung, gewerblich-technische ausbildung, *mechaniker, *mechatroniker, *elektroniker, *elektriker, mechatroniker, elektroniker, technischer produktdesigner, technischer zeichner, werkzeugmacher, zerspanungstechnik
craft training | handwerkliche ausbildung, handwerkliche berufsausbildung, handwerklicher beruf, tischler, tischlerin, schreiner, schreinerin, maurer, zimmerer, zimmermann, dachdecker, maler und lackierer, malergeselle, fliesenleger, anlagenmechaniker, installateur, klempner, elektriker, elektroniker, metallbauer, schlosser, raumausstatter, stuckateur
business administration | =Business, diplom-kauffrau, diplom-kaufmann, diplom-betriebswirt, diplom-betriebswirtin, betriebswirt, betriebswirtin, business studies, business management, betriebswirtschaft, betriebswirtschaftslehre, bwl, gestion d'entreprise, administration des entreprises, administración de empresas, ade, administración y dirección de empresas, management studies, commerce + baccalauréat/licence/bts, économie et gestion, economics and management
economics | volkswirtschaft, volkswirtschaftslehre, vwl, économie, sciences économiques, economía, ciencias económicas
accounting and finance studies | accounting and finance, finance and accounting, comptabilité et gestion, finanzas y contabilidad, contabilidad y finanzas, dcg > accounting
finance | finance, finanzen, finanzas, corporate finance
law studies | law, laws, rechtswissenschaft, rechtswissenschaften, jura, droit, derecho, llb, llm, legal studies, grado en derecho > legal
nursing studies | nursing degree, bsn, pflegewissenschaft, pflegestudium, soins infirmiers, enfermería, science in nursing > nursing
education studies | education, pädagogik, erziehungswissenschaft, erziehungswissenschaften, sciences de l'éducation, pedagogía, magisterio, educación primaria, educación infantil
psychology | psychologie, psicología, psychologist, psychologe, psychologue, psicólogo
hospitality studies | hospitality management, hotel management, hotelmanagement, hôtellerie-restauration, turismo, tourism, tourismus, tourisme, hostelería
logistics studies | supply chain management, logistics management, logistikmanagement, transport et logistique, logística y transporte > logistics
marketing studies | marketing degree, marketingmanagement, marketing and advertising, publicidad > marketing
design studies | graphic design degree, communication design, kommunikationsdesign, diseño gráfico
mathematics | maths, mathematik, mathématiques, matemáticas
statistics field | statistics, estadística, statistik, statistiques, biostatistics > statistics
languages studies | philology, filología, philologie, lettres modernes, literature, lettres, germanistik, anglistik, romanistik, english literature, linguistics, translation studies
journalism | journalist, journalismus, journalisme, periodismo
history field | history degree, geschichte, histoire, historia
sociology | soziologie, sociologie, sociología
political science | politics, politikwissenschaft, sciences politiques, ciencias políticas
public administration studies | verwaltungswissenschaft, verwaltungsfachangestellte, administration publique, gestión y administración pública
`
