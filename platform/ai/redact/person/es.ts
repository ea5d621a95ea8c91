const NUMBER =
  '(?:\\d{1,2}|(?:veinte|treinta|cuarenta|cincuenta|sesenta|setenta)(?: y (?:un|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve))?|veinti[a-z]+|dieci[a-z]+)'
const FEW = '(?:\\d|un|una|dos|tres|cuatro|cinco|seis|varios)'
const ADV =
  '(?:(?:tambien|originalmente|originario|originaria|de hecho|ahora|actualmente|ya|yo|una|un|muy|de|origen|persona|practicante|,|orgulloso|orgullosa|todavia|medio|media|mujer|hombre) ){0,4}'
const TRAITS =
  '§[nrdmogf](?: (?:y |, |o |pero )?(?:tambien )?(?:una? )?(?:§[nrdmogc]|practicante|inmigrante|refugiad[oa]|de nacimiento|de origen §[nc]|de nacionalidad §n)){0,4}'
/** A time, with the words before it. */
const TIME =
  '(?:(?: (?:todos|todas|cada|los|las|el|la|en|desde|durante|hace|un|una|dos|tres|seis|\\d{1,2}|de)){0,4} (?:ano|anos|pasado|mes|meses|semana|semanas|domingo|domingos|viernes|sabado|sabados|nacimiento|nacer|infancia|\\d{4}|primavera|verano|otono|invierno|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)){0,2}'
const END = '(?= (?:[.,]|y|pero|asi|entonces|porque|que|yo|me|nos|eh|$))'
const WORK = '(?! (?:pacientes?|clientes?|residentes?|alumn[oa]s?|usuari[oa]s?|profesora?|cocinera?))'

/** What people say about themselves in Spanish. */
export const SPANISH: readonly string[] = [
  `(?:yo )?(?:soy|vengo|procedo|provengo) (?:tambien )?(?:originari[oa] )?(?:de |del )(?:la |el |los |las |un |una )?(?:(?:pueblo|ciudad|pequeno|pequena|norte|sur|este|oeste|pais|familia|de|en) ){0,4}(?:§c|[a-z]{4,}${END})`,
  `(?:yo )?(?:naci|me crie|creci|fui criad[oa]|vivi de pequen[oa]) (?:y (?:creci|me crie) )?(?:en|el|cerca de) (?:la |el |los |las |un |una |\\d{1,2} )?(?:§c|[a-z]{4,}|(?:19|20)\\d\\d|de)(?: [a-z]+ de (?:19|20)\\d\\d)?(?: y me crie alli)?`,
  `(?:yo )?(?:soy|vine como|llegue como) (?:una? )?(?:refugiad[oa]|inmigrante|solicitante de asilo|migrante)(?: de §c)?`,
  `(?:yo )?(?:vine|llegue|emigre|hui|me mude|me vine) (?:a (?:la |el )?§c )?(?:de|desde|del|a) (?:la |el )?§c(?: (?:a (?:la |el )?§c|en \\d{4}|hace \\w+ anos|con ${NUMBER} anos))?`,
  `(?:yo )?tengo (?:la |un |una |doble )?(?:nacionalidad|pasaporte|acento|raices|origenes|ciudadania)(?: §[nc])*`,
  `(?:yo )?(?:soy )?de (?:origen|nacionalidad|ascendencia) §[nc]`,
  `(?:mis|mi) (?:padres|familia|§g|raices|abuelos|origenes) (?:viene|vienen|es|son|eran) (?:los dos )?(?:de |del )?(?:la |el )?§[cnr]`,
  `mi (?:lengua|idioma) (?:matern[oa]|natal) es (?:el )?(?:§[nc]|[a-z]+)`,
  `en mi pais(?: de origen| natal)?(?: ,? ?§c)?`,
  `(?:yo )?(?:tengo|cumpli|tenia|voy a cumplir|acabo de cumplir|cumplo) (?:ya )?${NUMBER} anos(?! de experiencia)${TIME}`,
  `(?:a|con) (?:los |mis )?${NUMBER} anos(?! de experiencia)`,
  `${NUMBER} anos de edad`,
  `(?:a mi edad|por mi edad)`,
  // Religion
  `(?:yo )?(?:voy|iba|rezo|canto|pertenezco|ayudo|asisto|colaboro) (?:(?:tambien|siempre|todos|los|domingos|viernes|cada) ){0,3}(?:(?:a|al|en|la|el|una|mi|nuestra|con) ){0,3}(?:coro de la )?§w${TIME}`,
  `(?:yo )?(?:hago el|ayuno en|celebro el|guardo el) (?:ramadan|§w|cuaresma|sabbat)`,
  `(?:yo )?(?:llevo|uso) (?:el |un |mi )?(?:velo|panuelo|kipa|turbante|cruz|hiyab)(?: en el trabajo)?`,
  `mi (?:religion|fe|§w|creencias?)(?: es (?:muy )?importante para mi)?`,
  // Health
  `(?:yo )?(?:tengo|tenia|uso|voy en|llevo|sufro|padezco|vivo con|estoy en|necesito) (?:(?:un|una|de|la|el|leve|grave|severa|mi) ){0,3}§h${WORK}(?: del \\d{1,3}(?: por ciento)?)?${TIME}`,
  `mi (?:§h|enfermedad|salud)`,
  // Family and leave
  `(?:yo )?(?:estuve|estaba|estoy|volvi|vuelvo|tome|cogi|pedi|he estado|acabo de volver|regrese|he vuelto) (?:(?:un|una|unos|dos|tres|seis|ano|anos|mes|meses|de|del|la|mi|en|medio|\\d{1,2}) ){0,5}§l${TIME}`,
  `(?:despues de|antes de|durante|tras|desde) (?:mi |la |el |un )?§l${TIME}`,
  `(?:yo )?(?:tengo|tenemos) (?:ya )?${FEW} (?:(?:pequenos?|pequenas?|grandes|mayores) ){0,2}§f(?: (?:y ${FEW} §f|pequenos|pequenas|mayores|en casa))?${END}`,
  `(?:soy )?(?:(?:una?|la|el|orgullos[oa]) ){0,2}§g de ${FEW} (?:§f|ninos|ninas)`,
  `mi (?:(?:ex|difunt[oa]) )?§f y yo (?:(?:nos|hemos|vamos|a|estamos) ){0,3}(?:casamos|§m|adoptamos|adoptado|tenemos|tuvimos|separamos|mudamos|vivimos|esperamos|divorciamos|casado)(?: (?:en|un|una|dos|tres|juntos|aqui|hace) ?(?:§f|[a-z0-9]+)?(?: §f)?)?`,
  `(?:mi|mis) (?:(?:dos|tres|pequen[oa]s?|otro) )?§f(?: (?:es|son|esta|estaba) (?:tambien )?(?:§[nrcdmo]|de §c|enferm[oa]|pequen[oa]s?))?`,
  `(?:yo )?(?:cuido|cuidaba|cuide) (?:a|de) (?:mi|mis) (?:§[gf]|padres|abuelos)(?: enferm[oa])?${TIME}`,
  `(?:yo )?me (?:case|divorcie|separe|he casado)(?: (?:en|el|hace) [a-z0-9]+(?: pasado| anos)?)?`,
  // Several kinds
  `(?:(?:yo )?(?:soy|estoy|era|fui|he sido|quede) |(?:como|siendo) (?!(?:una? )?§[gf]))${ADV}${TRAITS}${WORK}${TIME}`,
  `mi (?:sexo|genero|nacionalidad|origen|raza|color de piel|estado civil|orientacion sexual|embarazo|discapacidad)(?: es (?:§[a-z]|[a-z]+))?`,
]
