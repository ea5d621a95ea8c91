import { freeDays, plainWords, words } from './shared.ts'

const I_AM = '(?:yo )?(?:soy|era|fui|estoy|estuve|he sido|me hice)'
const NUMBER =
  '(?:[2-7]\\d|1[6-9]|(?:veinte|treinta|cuarenta|cincuenta|sesenta|setenta)(?: y (?:uno|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve))?|veinti[a-z]{3,6}|dieci[a-z]{4,5})'
const GROUP = '(?:de |del |a |al |en |con |por )?(?:la |el |los |las |un |una |mi )?(?:[a-z]+ )?'
const NO_CUSTOMER = '(?! (?:pacientes?|clientes?|proveedor(?:es)?|pedidos?|negociaciones|reuniones))'
const MEMBER =
  '(?:miembro|afiliad[oa]|militante|simpatizante|delegad[oa]|soci[oa]|votante|activ[oa]|concejal|concejala|representante|voluntari[oa]|integrante|§[ux])'

/** What people plainly tell of themselves in Spanish. */
export const SPANISH: readonly string[] = [
  // Service
  `(?:yo )?(?:estuve|estaba|servi|pase [a-z0-9]+ (?:anos?|meses)|fui|entre|he estado|trabaje como §a) (?:[a-z0-9]+ (?:anos?|meses) )?(?:en|a|al) (?:el |la |los |las )?(?:[a-z]+ )?§a${NO_CUSTOMER}`,
  `(?:yo )?(?:hice|termine|hago|deje|acabe|cumpli con|cumpli|preste) (?:mi |el |la |los )?(?:[a-z]+ )?§a${NO_CUSTOMER}`,
  `(?:yo )?(?:fui|era|soy) [a-z]+ (?:en|de|del) (?:el |la )?§a${NO_CUSTOMER}`,
  `(?:despues|antes) (?:de|del) (?:la |el |mi )?§a(?= (?:,|yo|me|empece|estudie|entre|trabaje) )`,
  `en (?:el|la) §a(?=(?: ,)? (?:aprendi|me|yo|fui|hice|estuve) )`,
  `mis? (?:tiempo|anos|paso|etapa) (?:en|por) (?:el |la )?§a`,
  // Parties and unions
  `${I_AM} ${plainWords(2)}${MEMBER} ${GROUP}§[urow]${NO_CUSTOMER}`,
  `(?:yo )?(?:soy|estoy) (?:tambien )?(?:de|del|en|con) (?:la |el |los )?§u${NO_CUSTOMER}`,
  `(?:yo )?(?:milito|voto|vote|pertenezco|participo|me afilie|cotizo|colaboro|militaba)(?: [a-z]+)? (?:a|al|en|por|con) (?:la |el |los |las )?(?:[a-z]+ )?§u`,
  `(?:yo )?tengo (?:el |mi )?carne (?:del|de la|de) (?:[a-z]+ )?§u`,
  // Man or woman
  `(?:como|siendo|por ser) (?:(?:una?|unic[oa]|la|el|joven|primera?|§[nrdmo]) ){0,3}(?:mujer|hombre|chica|chico|madre|padre|varon)(?: (?:negr[oa]|joven|migrante|soltera?|§[nrdmo]))?(?! (?:de|del|a) )`,
  `(?:yo )?(?:estoy|vivo) (?:§m|casad[oa]|junt[oa])? ?con (?:un|una|otro|otra) (?:hombre|mujer|chico|chica)(?= [.,]| y| $)`,
  // Religion
  ...freeDays({
    faith: `(?:yo )?(?:soy|guardo|celebro|observo|respeto|hago|practico) ${words(3)}§[rw]`,
    days: '(?:el |los )?(?:sabados?|domingos?|viernes)(?: por la (?:tarde|noche|manana))?',
    not: 'no (?:trabajo|puedo|vengo|conduzco|cojo|hago|salgo)|libro|libre|libres|salgo antes|descanso|descansar',
  }),
  `(?:yo )?(?:ayuno|(?:rezo|§w)(?= [a-z0-9]+ (?:veces|vez) ))(?: [a-z0-9]+ (?:veces|vez) al (?:dia|mes))?(?: (?:en|durante) (?:el )?§w)?`,
  `necesito ${plainWords(3)}para (?:rezar|orar|§w)`,
  `no (?:como|bebo|pruebo|tomo|toco) (?:nada de |carne de |ni )?(?:cerdo|alcohol|carne|ternera|vino|jamon)(?: ni (?:bebo )?(?:alcohol|cerdo))?`,
  // Health
  `(?:yo )?(?:voy|iba|estoy|sigo|estuve) ${plainWords(2)}(?:a|al|en|con) (?:la |el |mi |un |una )?(?:§h|terapia|psicologo|psicologa|psiquiatra|terapeuta|rehabilitacion)(?: (?:cada|todas las|todos los|una vez (?:a la|por|al)|dos veces (?:a la|por)) [a-z]+)?${NO_CUSTOMER}`,
  `(?:yo )?(?:soy|quede|estoy|me quede) ${plainWords(2)}§d (?:de|del) (?:(?:un|una|el|mi|los|ambos|la) )?(?:oidos?|ojos?|lado|pierna|mano)(?: (?:derech[oa]|izquierd[oa]))?`,
  `(?:no )?(?:oigo|veo) ${plainWords(3)}(?:por|de|con|del) (?:un |el |mi )?(?:solo )?(?:oido|ojo)(?: (?:derecho|izquierdo))?`,
  `(?:yo )?(?:cojeo|tartamudeo)(?: (?:un poco|desde [a-z]+ [a-z]+))?`,
  `me (?:diagnosticaron|detectaron|encontraron|han diagnosticado) (?:un |una |el |la )?§[hd]`,
  `me duelen? (?:mucho )?(?:la|el|las|los) (?:espalda|rodillas?|cadera|hombros?|cabeza|piernas?|cuello|brazos?|pies?|manos?)`,
  `(?:yo )?perdi (?:casi )?(?:el |la |un |una |mi )?(?:ojo|oido|vista|pierna|brazo|mano|dedo|voz|audicion)`,
  `(?:yo )?tomo ${words(3)}(?:para|contra) (?:la |el |mi )?§[hd]`,
  `me (?:operaron|han operado|opere|rompi|lesione|fracture|trasplantaron) (?:de |del |un |una |la |el |los |las )*(?:[a-z]+|§[a-z])`,
  // Age
  `(?:yo )?(?:cumpli|cumplo|cumplire|tengo|acabo de cumplir|voy a cumplir|he cumplido) (?:ya |los |mis |casi |mas de )?${NUMBER}(?: anos)?(?= (?:[.,]|y (?:§|me|no|sigo|trabajo|estoy|soy|quiero|llevo|vivo|ya)|pero|el ano|este ano|en|hace|$))`,
  `me (?:jubilo|jubilare|voy a jubilar|retiro)(?: (?:en|dentro de|el|a los) [a-z0-9]+(?: (?:anos?|meses|que viene))?)?`,
  // Origin
  `(?:espero|esperamos) (?:un |una |nuestro )?(?:[a-z]+ )?(?:bebe|hijo|hija|nino|nina|gemelos)`,
  `(?:creci|me crie|naci) ${plainWords(4)}en (?:el |la |los )?§c`,
  `en (?:casa|familia)(?: ,)? (?:hablamos|hablo|se habla) (?:§n|[a-z]+)`,
  `(?:hablo|hablamos) (?:§n|[a-z]+) en (?:casa|familia)`,
  `mis (?:padres|abuelos) (?:son|eran) [a-z]{4,}[aeo]s(?= (?:[.,]|y|pero|que|$))`,
  `(?:yo )?(?:llegue|vine|me vine|me mude|emigre) ${plainWords(3)}(?:a|en|para|desde) (?:la |el |los )?§c(?: en \\d{4}| hace [a-z0-9]+ anos)?`,
  `(?:mis (?:padres|abuelos)|mi (?:madre|padre|familia)) (?:emigraron|emigro|vinieron|vino|vienen|viene|llegaron|huyeron|son|es) (?:de|desde) (?:el |la |los )?(?:§c|[a-z]+)`,
  `soy (?:blanc[oa]|negr[oa]) y (?:hombre|mujer)`,
]
