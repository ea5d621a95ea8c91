import type { Field } from '../field.ts'

/** Welding, metal work, machining and production. */
export const METAL_AND_MACHINING: Field = {
  occupations: `
welding | welder, welders, coded welder, schweißer, schweißerin, soudeur, soudeuse, soldador, soldadora
metal fabrication | fabricator, fabricator welder, plater, sheet metal worker, metallbauer, konstruktionsmechaniker, schlosser, blechbearbeiter, metallier, serrurier-métallier, chaudronnier, tôlier, calderero, cerrajero, metalista
cnc machining | cnc machinist, cnc operator, cnc setter, cnc programmer, cnc miller, cnc turner, zerspanungsmechaniker, zerspaner, cnc-fräser, cnc-dreher, cnc-einrichter, usineur, opérateur régleur, régleur cnc, fraiseur, tourneur, tourneur-fraiseur, operario cnc, tornero, fresador, tornero-fresador
machine operation | machine operator, machine minder, production machine operator, maschinenbediener, maschinenführer, maschinen- und anlagenführer, anlagenbediener, conducteur de machine, conducteur de ligne, opérateur de production, operario de máquinas, maquinista de producción
tool making | toolmaker, mould maker, werkzeugmacher, werkzeugmechaniker, formenbauer, outilleur, mouliste, matricero
assembly | assembly operative, assembly technician, montagemitarbeiter, industriemechaniker montage, monteur assembleur, opérateur d'assemblage, montador, operario de montaje
industrial mechanics | industrial mechanic, mechanical fitter, millwright, industriemechaniker, industriemechanikerin, mécanicien industriel, mécanicien de maintenance, mecánico industrial, ajustador mecánico
production work | production operative, factory worker, production worker, line worker, produktionsmitarbeiter, produktionshelfer, fertigungsmitarbeiter, agent de production, ouvrier de production, agent de fabrication, operario de producción, operario de fábrica, peón de fábrica
production supervision | production supervisor, production manager, line leader, shift leader production, produktionsleiter, fertigungsleiter, schichtleiter produktion, chef d'équipe production, responsable de production, jefe de producción, encargado de producción, jefe de turno
`,
  work: `
milling | cnc milling, milling machines, 3-axis milling, fräsen, cnc-fräsen, fraisage, fresado < 3-axis haas, vertical machining centres, vmc milling, bridgeport
turning | turning!, cnc turning, turning centres, lathes, lathe, cnc lathes, drehen, cnc-drehen, drehmaschine, drehmaschinen, tournage, torneado < capstan lathes, sliding head
five-axis machining | 5-axis, 5 axis, five axis, 5-achs, 5-achs-fräsen, 5 axes, cinq axes, 5 ejes
machine setting | setting machines, setting and operating, set and operate, tool setting, setting tools, setting tools and offsets, tooling and offsets, tool offsets, setter operator, einrichten von maschinen, rüsten, einrichten, réglage de machines, réglage machine, réglages, preparación de máquinas, reglaje > machine setup
machine controls | cnc controls < fanuc, heidenhain, siemens 840d, sinumerik, mazatrol, haas control, fagor
cam programming | offline programming, off-line programming, cam software, cam-programmierung, programmation fao, fao, programación cam < mastercam, edgecam, featurecam, powermill, esprit, hypermill, solidcam, topsolid
measuring tools | measuring equipment, precision measuring, micrometers, verniers, calipers, bore gauges, height gauge, height gauges, messmittel, messschieber, mikrometer, bügelmessschraube, instruments de mesure, pied à coulisse, micromètre, instrumentos de medida, calibre pie de rey, micrómetros
coordinate measuring | cmm, cmm programming, coordinate measuring machine, koordinatenmessmaschine, koordinatenmesstechnik, machine à mesurer tridimensionnelle, mmt, metrología tridimensional, tridimensional < pc-dmis, calypso
tight tolerances | close tolerances, tight tolerance, enge toleranzen, tolérances serrées, tolerancias ajustadas < plus or minus # microns, # microns, hundredths of a millimetre, hundertstel
first article inspection | first-off inspection, first-offs, first offs, first article inspections, erstmusterprüfung, erstmusterprüfbericht, contrôle premier article
deburring | entgraten, ébavurage, desbarbado
bending and folding | press brake, brake press, abkanten, abkantpresse, pliage, presse plieuse, plegado, plegadora
laser cutting | laserschneiden, découpe laser, corte láser
powder coating | pulverbeschichtung, thermolaquage, pintura en polvo
aerospace manufacturing | as9100, aerospace parts, aerospace components, luftfahrtteile, en 9100, pièces aéronautiques, aéronautique, secteur aéronautique, aeronautic*, sector aeronáutico
five s | 5s, 5 s, 5s area, méthode 5s
kaizen | continuous improvement, kvp, kontinuierlicher verbesserungsprozess, amélioration continue, mejora continua > process improvement
oee | overall equipment effectiveness, trs, taux de rendement
smed | quick changeover, rüstzeitoptimierung
`,
  certificates: `
machining qualification | nvq level 3 engineering, nvq level 3 mechanical engineering, time-served, time served, apprentice trained, apprentice-trained, engineering apprenticeship, indentured apprenticeship, facharbeiterbrief zerspanungsmechaniker, ausbildung zum zerspanungsmechaniker, cap usinage, bac pro technicien d'usinage, bac pro tu, técnico en mecanizado
welder qualification | coded to, welder coding, coded welding, qualifications de soudage, schweißerpass gültig
slinging certificate | slinger, slinging, slinger signaller, banksman, anschlägerschein, anschlagmittel, élingage, eslingador
overhead crane certificate | overhead crane, overhead crane ticket, brückenkran, hallenkran, kranschein hallenkran, pont roulant, caces r484, puente grúa
`,
}
