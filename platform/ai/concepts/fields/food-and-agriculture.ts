import type { Field } from '../field.ts'

/** Food production, agriculture and nature. */
export const FOOD_AND_AGRICULTURE: Field = {
  occupations: `
food production | food production operative, food processing operative, food operative, fachkraft für lebensmitteltechnik, lebensmitteltechniker, opérateur agroalimentaire, conducteur de ligne agroalimentaire, operario de industria alimentaria, manipulador de alimentos producción
agriculture | farm worker, farmer, farm hand, farm manager, landwirt, landwirtin, landwirtschaftlicher helfer, ouvrier agricole, agriculteur, exploitant agricole, chef de culture, agricultor, peón agrícola, capataz agrícola
gardening | gardener, landscaper, landscape gardener, groundskeeper, gärtner, gärtnerin, landschaftsgärtner, garten- und landschaftsbauer, jardinier, jardinière, paysagiste, ouvrier paysagiste, jardinero, jardinera
forestry | forester, forest worker, arborist, tree surgeon, forstwirt, förster, baumpfleger, bûcheron, élagueur, agente forestal, motoserrista
viticulture | winegrower, winemaker, cellar hand, winzer, winzerin, kellermeister, viticulteur, caviste, vigneron, viticultor, enólogo, bodeguero
animal care | animal carer, kennel assistant, zookeeper, tierpfleger, tierpflegerin, soigneur animalier, cuidador de animales
brewing | brewer, brauer, brauer und mälzer, brasseur, cervecero
`,
  work: `
milking | milking parlour, milking robot, melken, melkstand, melkroboter, robot de traite, ordeño
calving | lambing, calf rearing, kälberaufzucht, vêlages, partos de vacas
combine harvesting | combine harvester, harvesting, mähdrescher, ernte, moissonneuse, moisson, cosechadora, recolección
pruning | hedge cutting, hedge trimming, rückschnitt, heckenschnitt, taille de haies, élagage, poda
lawn care | mowing, lawns, rasenpflege, mähen, tonte, entretien des pelouses, césped
grafting | propagation, veredelung, greffage, injertos
bottling | bottling line, abfüllung, abfüllanlage, embouteillage, embotellado
food safety systems | brc, brcgs, ifs food, ifs, fssc 22000, iso 22000
slaughtering | deboning, boning, zerlegung, désossage, despiece
`,
  certificates: `
pesticide certificate | pa1, pa2, pa6, pa1/pa6, spraying certificates, sachkundenachweis pflanzenschutz, pflanzenschutz-sachkunde, certiphyto, carnet de fitosanitarios, carné de aplicador de fitosanitarios, fitosanitarios
farming qualification | bac pro agricole, bpa, bprea, ausbildung zum landwirt, capataz agrícola titulado
`,
}
