import type { Field } from '../field.ts'

/** Carpentry, painting and building trades. */
export const CONSTRUCTION_TRADES: Field = {
  occupations: `
carpentry | carpenter, carpenters, joiner, bench joiner, shopfitter, tischler, tischlerin, schreiner, schreinerin, zimmerer, zimmermann, menuisier, menuisière, menuisier poseur, charpentier, carpintero, carpintera, ebanista
painting and decorating | painter and decorator, decorator, house painter, maler, malerin, maler und lackierer, peintre en bâtiment, pintor de obra, pintor decorador
bricklaying | bricklayer, brickie, maurer, maçon, albañil
roofing | roofer, dachdecker, couvreur, couvreur-zingueur, techador
plastering | plasterer, stuckateur, gipser, plâtrier, plaquiste, yesero, escayolista, pladurista
tiling | tiler, wall and floor tiler, fliesenleger, carreleur, alicatador, solador
groundworks | groundworker, groundworkers, tiefbauer, tiefbaufacharbeiter, canalisateur, peón de obra civil
heavy equipment | plant operator, digger driver, excavator operator, baggerfahrer, baumaschinenführer, conducteur d'engins, pelleteur, operador de maquinaria pesada, palista, maquinista de excavadora
site supervision | site manager, site supervisor, foreman, construction foreman, general foreman, polier, bauleiter, bauleiterin, vorarbeiter bau, chef de chantier, conducteur de travaux, chef d'équipe bâtiment, jefe de obra, encargado de obra, capataz > site experience
scaffolding | scaffolder, gerüstbauer, échafaudeur, andamista
`,
  work: `
first fix carpentry | first and second fix carpentry, door hanging, hanging doors, skirting, architrave, türen gesetzt, türen und fenster eingebaut, pose de portes, pose de menuiseries, colocación de puertas > site carpentry
kitchen fitting | kitchens fitted, fitting kitchens, küchenmontage, küchen montiert, pose de cuisines, montaje de cocinas
wallpapering | wallpaper, tapezieren, tapezierarbeiten, papier peint, pose de papier peint, empapelado
spray painting | airless spraying, spray finishing, spritzlackieren, airless, peinture au pistolet, pintura a pistola
external wall insulation | ewi, wdvs, wärmedämmverbundsystem, isolation thermique par l'extérieur
dry lining | drylining, plasterboard, stud walls, trockenbau, placo, placoplâtre, cloisons sèches, pladur, tabiquería seca > drywall
formwork | shuttering, schalung, schalungsbau, coffrage, coffreur, encofrado, encofrador
excavators | 360 excavator, mini digger, digger, bagger, mini-pelle, pelle hydraulique, excavadora, retroexcavadora > heavy equipment
kerbs and paving | kerbs, kerbing, flagging, pflasterarbeiten, bordures, pavés, bordillos
`,
  certificates: `
cscs card | cscs gold, cscs blue, cscs black card, cscs skilled worker, cscs professionally qualified person, aqp card, carte btp, tpc
plant operator card | cpcs, cpcs card, npors, cpcs 360, baumaschinenführerschein, caces r482, caces engins, caces r372
site supervision safety training | sssts certificate
carpentry qualification | nvq level 2 carpentry, nvq level 3 carpentry, nvq carpentry and joinery, city & guilds carpentry, gesellenbrief tischler, gesellenbrief schreiner, cap menuisier, bp menuisier, cap charpentier
`,
}
