import type { Field } from '../field.ts'

/** Hotels, kitchens, service and bakeries. */
export const HOTEL_AND_KITCHEN: Field = {
  occupations: `
hotel reception | hotel receptionist, front desk agent, front office agent, guest services agent, front office manager, duty manager, hotelfachmann, hotelfachfrau, empfangsmitarbeiter hotel, rezeptionsmitarbeiter, réceptionniste, chef de réception, recepcionista de hotel, jefe de recepción
head housekeeper | executive housekeeper, head housekeeper, housekeeping manager, hausdame, leitende hausdame, erste hausdame, gouvernante générale, gouvernante d'hôtel, gouvernante, gobernanta, gobernanta de hotel, gobernante > housekeeping
assistant head housekeeper | assistant housekeeper, floor supervisor housekeeping, stellvertretende hausdame, etagenhausdame, gouvernante d'étage, subgobernanta, subgobernante > housekeeping
housekeeping | housekeeper, room attendant, chambermaid, zimmermädchen, zimmerfrau, etagenkraft, roomboy, femme de chambre, valet de chambre, employé d'étage, employée d'étage, camarera de pisos, camarera de piso, camareras de piso, camareras de pisos
cooking | line cook, commis chef, chef de partie, koch, köchin, jungkoch, demichef, cuisinier, cuisinière, commis de cuisine, second de cuisine, cocinero, cocinera, ayudante de cocina, jefe de partida
kitchen help | kitchen porter, kp, kitchen assistant, dishwasher, catering assistant, küchenhilfe, spülkraft, spüler, plongeur, plongeuse, aide de cuisine, employé polyvalent de restauration, pinche de cocina, friegaplatos
waiting tables | waiter, waitress, chef de rang, food and beverage assistant, f&b assistant, front of house staff, kellner, kellnerin, restaurantfachmann, restaurantfachfrau, servicekraft, serveur, serveuse, commis de salle, camarero, camarera, jefe de sala, ayudante de camarero
bartending | bartender, barman, barmaid, bar staff, mixologist, barkeeper, barkeeperin, barmixer, coctelero
restaurant management | restaurant manager, assistant restaurant manager, food and beverage manager, restaurantleiter, restaurantleiterin, betriebsleiter gastronomie, maître d'hôtel, responsable de salle, responsable de restaurant, directeur de restaurant, encargado de restaurante, jefe de restaurante
baking | baker, bäcker, bäckerin, bäckergeselle, boulanger, boulangère, tourier, panadero, panadera
pastry | pastry chef, patissier, konditor, konditorin, konditorei, pâtissier, pâtissière, pastelero, pastelera, repostero, repostería
butchery | butcher, fleischer, metzger, fleischereifachverkäuferin, boucher, bouchère, charcutier, carnicero, carnicera
barista | baristas, cafe assistant, coffee shop assistant
`,
  work: `
hotel software | pms, property management system, hotel pms, hotel management system, logiciel hôtelier, hotelsoftware < opera pms, opera cloud, opera, mews, fidelio, protel, cloudbeds, apaleo, guestline, medialog, asa hotel, sihot, suite8
check-in and check-out | check-in, check in, check-out, checking guests in, checked in guests, gästeempfang, arrivées et départs, accueil des clients hôtel, entrada y salida de clientes
room inspection | checking rooms, inspecting rooms, room checks, zimmerkontrolle, zimmerkontrollen, contrôle des chambres, revisión de habitaciones, supervisión de habitaciones, control de calidad de la limpieza, control de calidad de limpieza > room checks
room allocation | allocating rooms, zimmereinteilung, répartition des chambres, reparto de habitaciones, asignación de habitaciones
housekeeping team management | managing housekeeping staff, leading room attendants, führung des housekeeping-teams, encadrement des femmes de chambre, gestión del equipo de camareras de piso, equipo de camareras de piso, organización del equipo de pisos, reparto de habitaciones a > housekeeping
linen management | linen inventory, linen stock, linen, wäschebestand, wäschemanagement, gestion du linge, inventaire du linge, lencería, inventario de lencería, stock de lencería, control de stock de lencería, control de lencería > inventory management
night audit | night auditor, night porter, nachtportier, nachtaudit, réceptionniste de nuit, veilleur de nuit, auditoría nocturna, recepción nocturna
buffet service | breakfast buffet, breakfast service, frühstücksbuffet, frühstücksservice, service petit-déjeuner, desayunos
table service | table-service, serving tables, waiting on tables, servicetätigkeit, service en salle, service à table, servicio en mesa, servicio de mesas, servicio de sala
silver service | plate service, gueridon, vorlegeservice, servicio a la inglesa
wine service | wine pairing, wine list, sommelier, weinberatung, weinkarte, service des vins, accords mets et vins, carta de vinos, maridaje > wine knowledge
stock ordering in kitchens | ordering for the kitchen, food ordering, warenbestellung küche, commandes de marchandises cuisine, pedidos de cocina
mise en place | prep work, food prep, vorbereitung der küche, mise-en-place
sourdough | sourdough breads, natural leaven, sauerteig, natursauerteig, sauerteigführung, dreistufenführung, levain, levain naturel, masa madre > dough making
dough making | dough mixing, teigführung, teigherstellung, teigmacher, teigmacherei, teigbereitung, pétrissage, pétrin, amasado
bread oven work | deck oven, deck ovens, ofenarbeit, etagenofen, stikkenofen, cuisson du pain, four à sole, horno de pan
viennoiserie | croissants, laminated dough, plunder, blätterteig, tourage, bollería, hojaldre
cakes and tarts | celebration cakes, wedding cakes, torten, torte, kuchen, entremets, gâteaux, tartas
confectionery | chocolate work, chocolatier, confiserie, pralinen, bombones, chocolaterie
industrial baking | industrial bakery, automatic lines, brötchenstraße, brötchenstraßen, brötchenanlage, industriebäckerei, industrielle backanlagen, boulangerie industrielle, panadería industrial
fine food hygiene | lebensmittelhygiene, hygiène alimentaire, higiene alimentaria, food hygiene practice > food safety
allergens in kitchens | allergen matrix, allergen charts, allergenkennzeichnung, tableau des allergènes, ficha de alérgenos > allergen management
banqueting | banquets, banqueting events, bankett, bankettservice, banquetes, weddings for #, functions for #
night work | nachtarbeit, nachtschicht, nachtschichten, travail de nuit, trabajo nocturno, turno de noche, nights < beginn # uhr, # uhr früh, # uhr morgens, in der nacht > shift work
mise en place | food preparation, vegetables + chop*/cut/peel*/wash*/prepar*, meat + portion*/cut/trim*/prepar*, gemüse + schneid*/schnippel*/putz*/schäl*, légumes + épluch*/taill*/coup*/prépar*, verduras + pelar/cortar/lavar/corte*/prepar*
`,
  certificates: `
food hygiene certificate | food safety level, level 2 food safety and hygiene, infektionsschutzbelehrung, belehrung nach § 43 ifsg, § 43 ifsg, rotes kreuz belehrung, permis hygiène, formation hygiène, hygiène alimentaire haccp certificat, carnet de manipulador, carné de manipulador, manipulador de alimentos
bakery qualification | gesellenbrief bäcker, gesellenbrief bäckerhandwerk, ausbildung zum bäcker, ausbildung als bäcker, berufsausbildung als bäcker, cap boulanger, cap boulangerie, bp boulanger
pastry qualification | gesellenbrief konditor, ausbildung zum konditor, ausbildung zur konditorin, cap pâtissier, cap pâtisserie
hotel apprenticeship | ausbildung zur hotelfachfrau, ausbildung zum hotelfachmann, bts hôtellerie, bac pro hôtellerie
`,
}
