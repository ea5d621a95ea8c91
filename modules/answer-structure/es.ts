import type { Lexicon } from './lexicon.ts'
import { phrases, wordSet } from './phrases.ts'
import { UNREAL } from './unreal.ts'
import type { Word } from './words.ts'

const IRREGULAR = wordSet(`
fue fui fueron fuimos era eran tuvo tuve tuvieron tuvimos hubo estuvo estuve estuvieron estaba estaban hizo hice hicieron hicimos dijo dije dijeron dijimos
puso puse pusieron pusimos pudo pude pudieron quiso quise quisieron vino vine vinieron vio vi vieron dio di dieron trajo traje trajeron supo supe supieron cupo anduvo condujo
produjo redujo tradujo iba iban ibamos habia habian tenia tenian venia venian decia decian queria querian podia podian hacia hacian quedo quedaron`)
const PRETERITE_THIRD = /^\p{L}{2,}(?:ó|ió|aron|ieron|yeron|amos|imos)$/u
const PRETERITE_FIRST = /^\p{L}{1,}(?:é|í)$/u
const NOT_FIRST = wordSet(
  'que porque tambien aqui ahi alli asi si mi cafe bebe se te comite jose sofa usted ayer segun despues interes yo jamas pues olé ole asi quizas pie fe di de canape chale mire oi rubi colibri jabali hindi esqui',
)
const IMPERFECT = /^\p{L}{2,}(?:aba|aban|ábamos|ía|ían|íamos)$/u
const NOT_IMPERFECT = wordSet(
  'dia tia alegria energia categoria garantia policia compania mayoria economia todavia guia via habria seria tendria podria deberia gustaria haria diria querria bodega bateria cafeteria enfermeria panaderia tuberia averia pediatria psicologia tecnologia metodologia ferreteria zapateria fruteria perfumeria libreria consultoria auditoria asesoria secretaria autonomia empatia armonia valia melodia',
)
const PARTICIPLE =
  /^\p{L}{2,}(?:ado|ido|ada|ida|ados|idos|adas|idas)$|^(?:hecho|dicho|puesto|visto|escrito|abierto|roto|vuelto|muerto|resuelto|cubierto|devuelto)$/u

const isPast = (words: readonly Word[], at: number): boolean => {
  const { text, raw } = words[at]!
  const accented = raw.toLowerCase()
  if (IRREGULAR(text)) return true
  if (
    PRETERITE_THIRD.test(accented) &&
    !/^(?:camaron|estamos|vamos|somos|tenemos|damos|ramos|tramos|ultimos|minimos|maximos|mismos|mínimos|últimos|máximos|próximos|íntimos)$/u.test(
      accented,
    ) &&
    !/amos$|imos$/u.test(accented)
  )
    return true
  if (
    /(?:amos|imos)$/u.test(accented) &&
    text.length > 6 &&
    !/^(?:estamos|llevamos|ultimos|proximos|maximos|minimos|intimos)$/u.test(text)
  )
    return true
  if (PRETERITE_FIRST.test(accented) && !NOT_FIRST(text))
    return (
      !accented.endsWith('ré') ||
      /^(?:miré|entré|compré|retiré|cerré|paré|preparé|logré|mostré|encontré|registré|abrí|cobré|tiré|giré|borré|esperé|aclaré|separé|reparé|recuperé|mejoré|comparé|saqué|elaboré|aseguré|administré|demostré|procuré|filtré|libré|nombré|ahorré|corré|valoré|integré|celebré|lideré|generé|consideré|superé|operé)$/u.test(
        accented,
      )
    )
  if (IMPERFECT.test(accented) && !NOT_IMPERFECT(text)) return true
  return (
    PARTICIPLE.test(text) &&
    words
      .slice(Math.max(0, at - 3), at)
      .some(word => /^(?:he|ha|hemos|han|habia|habian|fue|fueron|era|eran|quedo)$/u.test(word.text))
  )
}

const NO_ACTION_RAW = wordSet(
  'pensé creí sentí vi supe quise pude tuve estuve fui oí aprendí entendí comprendí noté esperé viví nací conocí decidí imaginé recordé preferí sufrí recibí había era estaba seguí trabajé quedé llevé',
)
const FIRST_IRREGULAR = wordSet(
  'hice dije puse vine traje di anduve conduje reduje traduje produje propuse compuse deshice rehice dispuse supuse',
)
const PERFECT_NOT = wordSet(
  'sido estado tenido pensado creido sentido visto sabido querido podido aprendido trabajado vivido dedicado notado preferido ido',
)

function ownAction(words: readonly Word[], text: string): boolean {
  if (/ (?:si|cuando) yo .{0,40} (?:ria|re) /u.test(text)) return false
  return words.some((word, i) => {
    const accented = word.raw.toLowerCase()
    if (FIRST_IRREGULAR(word.text)) return !/^(?:le|se|que)$/u.test(word.text)
    if (PRETERITE_FIRST.test(accented) && !NOT_FIRST(word.text) && word.text.length > 2)
      return isPast(words, i) && !NO_ACTION_RAW(accented) && accented !== 'sé'
    if (word.text === 'he') {
      const next = words.slice(i + 1, i + 3).find(one => PARTICIPLE.test(one.text))
      return next !== undefined && !PERFECT_NOT(next.text)
    }
    if (word.text === 'fui' || word.text === 'estuve' || word.text === 'seguí')
      return /(?:ando|iendo|yendo)$/u.test(words[i + 1]?.text ?? '')
    // Without accents, in transcripts and chat: "yo pregunte", "le llame".
    if (/^(?:yo)$/u.test(word.text))
      return (
        /^[a-z]{3,}(?:e|i)$/u.test(words[i + 1]?.text ?? '') &&
        !/^(?:que|siempre|dirige|trabaje|me|te|le|se|entre|fui|vi|tuve|estuve|pense|crei|quise|pude|supe|tambien|si|pienso|soy|tengo|creo)$/u.test(
          words[i + 1]!.text,
        )
      )
    return false
  })
}

export const spanish: Lexicon = {
  startsClause: wordSet(
    'ahora y e pero porque pues que cuando como si aunque mientras entonces asi donde sino para luego ya',
  ),
  subject: wordSet('yo el ella ellos ellas nosotros nosotras usted uno'),
  isPast,
  ownAction,
  byMe: phrases(
    'es',
    'por mi|por mi parte|gracias a mi|a peticion mia|con mi ayuda|por iniciativa mia|por mi iniciativa|por una servidora|por un servidor',
  ),
  general: phrases(
    'es',
    `
    siempre|normalmente|en general|por lo general|generalmente|habitualmente|a menudo|a veces|cada dia|todos los dias|suelo|suele|suelen|cada vez que|constantemente|muchas veces|en todo momento
    hay que|uno debe|se debe|debes|tienes que|tiene que ser|es importante|lo mas importante|lo importante|es fundamental|es clave|es esencial|lo esencial|es normal|la clave|es gestionad*|son detectad*|son optimizad*|queda garantizad*|son habituales|es muy valorad*|son aceptadas
    yo soy una persona|soy una persona|soy alguien|soy muy|yo soy muy|me considero|intento|procuro|trato de|me gusta|me gustaria|creo que|yo creo que|yo pienso que|pienso que|yo diria|diria que|para mi|en mi opinion|mi punto fuerte|mi punto debil|mi lema|mi prioridad|mi fuerte|busco un|puedo incorporarme|manejo con
    en este trabajo|en esta profesion|en mi experiencia|el pan de cada dia|cada persona|cada cliente|cada paciente|cada dia es|cada equipo|los clientes|los pacientes lo que|la gente|cuando hay|cuando un|cuando una|si un|si una|si no hay|en un equipo|esto dice todo|todos los sitios|mis equipos|somos personas|el que quiere`,
  ),
  unreal: UNREAL.es,
  particular: phrases(
    'es',
    `
    el ano pasado|el mes pasado|la semana pasada|el verano pasado|el invierno pasado|la primavera pasada|el otono pasado|hace _ anos|hace un ano|hace dos|hace _ meses|hace _ semanas|en enero|en febrero|en marzo|en abril|en mayo|en junio|en julio|en agosto|en septiembre|en octubre|en noviembre|en diciembre|de enero|de febrero|de marzo|de mayo|un lunes|un martes|un miercoles|un jueves|un viernes|un sabado|un domingo|lunes|martes|miercoles|jueves|viernes|sabado|domingo|ramadan|navidad|semana santa
    un dia|una noche|una manana|una tarde|ese dia|esa noche|esa tarde|esa manana|aquel dia|aquella noche|el primer dia|el segundo dia|al dia siguiente|la vispera|ayer|una vez|en una ocasion|la campana|llevaba dos|llevaba _ meses|llevaba _ anos|a las ocho|a las nueve|a las diez|a las once|de una tarde|a la madrugada|a la noche
    una senora|un senor|un cliente|una clienta|un paciente|una paciente|un companero|una companera|un chico|una chica|una mujer|un hombre|una nina|un nino|una familia|un proveedor|dos chicos|dos dependient*|dos cajeras|un alumno|una alumna|la doctora|el doctor|doctor enfermo|habia un|habia una|tenia un|tenia una|tuve un|tuve una|teniamos a|teniamos un|cuando trabajaba|cuando estaba|cuando llegue|yo estaba en|estaba en la|estaban _ y|en la tienda de|en la ferreteria|en la clinica|en el centro|en el hospital|en la perfumeria|en la fruteria|en supermercado|en un hotel|en mi anterior|en mi antigua|en mi primer|en mi ultimo|en una consulta|en un restaurante|se cayo|aqui en|esto fue|fue un`,
  ),
  reason: phrases(
    'es',
    `
    porque|ya que|puesto que|dado que|debido a|pues si|pues asi|como no|como la|como el|como los|a causa|por culpa|gracias a que|por eso|por esa razon|por ese motivo|motivo|la razon|para que|para no|para evitar|para asegur*|para ver si|para comprobar|a fin de|con el fin|asi no|asi evit*|si no|de lo contrario|en vez de|en lugar de|antes que|mejor que|prefiero|preferi|preferia|mas vale|no servia|no sirve|no tenia sentido|no tiene sentido|el riesgo|arriesg*|demasiado|muy caro
    habria|habrian|hubiera|hubiese|hubieran|habria sido|seria|sabia que|pense|pensaba|pensando|me imagine|me parecio|me parecia|sospeche|sospechaba|temia|tenia miedo|me daba miedo|entendi|comprendi|me di cuenta|queria que|queria evitar|no queria|queria|mi idea|la idea era|mi razonamiento|mi temor|mi logica|supuse|deduje|conclui|calcule que|se trataba de|venia de|era porque|era la|lo que pasaria|segun lo|en funcion|no soy quien|iba delante|no iba a|no iban a|ahi no iba|era donde|que era donde|estaba el tapon|esta justo|si yo|si digo|si el que|con un solo|lo que confirma|conviene|convenia|hacia falta|era mejor|igual fome|habria _|habrian _|hubiera _|hubiese _|si hubiera|si hubiese|si lo|si la|si le|si no lo|si se|si esperaba|si esperabamos|si dejaba|aun asi|por si|por si acaso|no fuera|con tal de|con la idea|con el objetivo|con la intencion|el objetivo era|la intencion era|para ganar|para dar|para dejar|para que nadie|para que el|para que la|para que se|para proteger|para saber|para entender|para encontrar|para comprobar|para tener|para poder|para ahorrar|para hacer|para llegar|para darle|por seguridad|por prudencia|por precaucion|por respeto|por miedo|por experiencia|la experiencia|se que|yo sabia|ya sabia|vi que|habia visto|me fije|me llamo la atencion|me extrano|me sono raro|note que|habia notado|me olia|me temia|no me fiaba|no me cuadraba|no cuadraba|no encajaba|era raro|raro|estaba claro|quedaba claro|era evidente|logico|logica|imposible|no podia ser|tenia que ser|tenia que estar|no bastaba|no basta|no servia de nada|no sirve de nada|de nada sirve|de poco|no valia la pena|vale la pena|la pena|el problema era|el problema estaba|el fallo era|el fallo estaba|la causa|el origen|venia del|se debia|culpa|explicaba|significaba|queria decir|indicaba|demostraba|apuntaba|descart*|prioridad|lo primero|mas urgente|urgente|mas importante|importaba mas|pesaba mas|mas seguro|mas barato|mas caro|mas rapido|mas justo|mas facil|mas logico|peor|preferible|razonable|o bien|dos opciones|opciones|la opcion|alternativa|compar*|la ley|reglamento|obligatorio|prohibido|permitido|el contrato|segun el|segun la|de acuerdo con|conforme|elegi|opte por|decidi no|decidi que|estaba segur*|convencid*|me preocupaba|me inquietaba|temi|no me parecia|me parece|era la unica|el unico|la unica|lo unico|unica manera|unica forma|asi podia|asi podian|asi se|asi el|asi la|de modo que|de manera que|de forma que|de ese modo|con eso|con lo que|por tanto|por lo tanto|por ello`,
  ),
  reasonHint: phrases(
    'es',
    'no|si|solo|mas|menos|aunque|claro|seguro|quizas|peligro*|grave|urgente|justo|mejor|peor|antes|problema|causa|tenia que|tiene que|hay que|necesit*|falta|ni loca',
  ),
  result: phrases(
    'es',
    `
    al final|finalmente|por fin|el resultado|como resultado|de resultas|asi que|total que|despues|luego de|a la semana|al dia siguiente|la semana de despues|semanas despues|meses despues|dias despues|horas despues|al mes|a los _ dias|para las tres|en cuatro meses|en dos meses|en tres semanas|en otono
    aceptaron|acepto|aceptado|firmo|firmaron|se quedo|se quedaron|se fue|se fueron|se marcho|se marcharon|volvio|volvieron|cesaron|ceso|terminamos|termino|terminaron|acabamos|acabo|acabaron|bajo|bajaron|bajo de|subio|subieron|paso de|pasaron de|se redujo|se redujeron|aumento|aumentaron|mejoro|mejoraron|disminuyo|disminuyeron|agradecio|agradecieron|se disculpo|pidio perdon|le pidio perdon|pidio disculpas|se calmo|se calmaron|se enfado|se enfadaron|se cambio|renovo|renovaron|compro|compraron|gano|ganaron|ganamos|perdio|perdimos|perdieron|llego|llegaron|funciono|funcionaron|salio|salieron|salio bien|quedo|quedaron|consegu*|logr*|se resolvio|se soluciono|se arreglo|se recupero|se curo|murio|sobrevivio|aprobo|aprobaron|suspendio|abandono|pidio el|pidio la|me lo dijo|montaron|monto un|me monto|se plantaron|plantaron|dijeron si|dijeron que si|dijo que si|copio|no hubo|no se perdio|se habia perdido|no se repitio|sin que nadie|sin ninguna|sin retraso|a tiempo|ya no habia|ya no hubo|ya nadie|no ha vuelto|no volvio|no volvieron|no habia nadie|nadie se|ninguna queja|ninguna|ningun|trajo|los trajo|llegaron a|agotarse|siguen|sigue|pero de otra|fueron atendidos|fue resuelt*|fueron resuelt*|estuvo de baja|hospital*|en definitiva|total|resulto que|resulto|lo que paso|con eso|gracias a eso|gracias a ello|a partir de ahi|esa misma|ese mismo|el mismo dia|la misma tarde|la misma noche|en menos de|en una hora|en dos horas|en tres dias|en una semana|en un mes|al cabo de|a los pocos|a las dos semanas|al mes siguiente|la semana siguiente|el mes siguiente|al ano|por suerte|por desgracia|afortunadamente|desgraciadamente|aun asi|de todas formas|entrego|entregaron|entregamos|se entrego|llegamos|salimos|pudimos|pudo volver|pudieron|pude|cobro|cobraron|pago|pagaron|devolvio|devolvieron|recibio|recibieron|cerro|cerraron|abrio|abrieron|arranco|arrancaron|paro|dejo de|dejaron de|desaparecio|desaparecieron|respondio|respondieron|contesto|contestaron|reconocio|admitio|felicito|felicitaron|aplaudieron|lloro|sonrio|rio|abrazo|me abrazo|me dio las gracias|dieron las gracias|dio las gracias|recomendo|pidio|pidieron|repitio|repitieron|encargo|compraron|vendimos|vendio|vendieron|contrataron|contrato|despidieron|despidio|traslado|trasladaron|ingreso|ingresaron|operaron|le operaron|dieron el alta|alta|mejoria|sano|salvo|salvaron|salvamos|evito|evitamos|se evito|ahorro|ahorramos|costo|nos costo|supuso|valio|sirvio|ayudo|alcanzo|alcanzamos|supero|superamos|doblo|crecio|cayo|cayeron|subimos|bajamos|pasamos de|paso a|quedaron|se quedaron sin|quedo en|quedo resuelt*|quedo content*|quedaron content*|fue un exito|fue aceptad*|fue aprobad*|fueron aceptad*|fueron devuelt*|fue entregad*|fue reparad*|fue sustituid*|fue despedid*|de media|la mitad de|un tercio|menos que|mas que antes|ni una|ni uno|ni un solo|ningun cliente|ningun paciente|ninguna|nadie mas|nadie protesto|nada mas|no paso nada|nunca mas|no falto|no fallo|no falta|no se volvio|no llego|no llegaron|no funciono|no lo consegui|no pude|sin incidentes|sin heridos|sin perdidas|sin problemas|sin quejas|sin errores|todavia|aun hoy|sigue viniendo|siguen viniendo|sigue con|sigue siendo|solo uno|solo una|solo dos|solo tres`,
  ),
  resultHint: phrases(
    'es',
    'despues|entonces|ya|todavia|aun|ahora|mas|menos|mejor|peor|content*|satisfech*|tranquil*|todos|todas|nadie|ninguno|nunca|se|dijo|hizo|fue|fueron|quedo|paso',
  ),
  change: phrases(
    'es',
    `
    desde entonces|desde ese dia|desde aquel|desde aquello|a partir de entonces|a partir de ahi|a partir de ese|de ahi en adelante|en adelante|hoy en dia|ahora cada|ahora siempre|ahora lo|ahora la|ahora el|ahora todos|ahora todas|ahora hay|ahora tenemos|ahora se|ahora pregunto|ahora reviso|ahora yo|ahora en|ahora usamos|y ahora|ya siempre|ya no hago|ya no hacemos|ya nunca|nunca mas|la proxima vez|aprendi a|aprendi que|he aprendido|me enseno|la leccion|cambiamos|se incorporo|se incluyo|se anadio|se implanto|se establecio|se adopto|quedo como|la regla|una regla|lista de comprobacion|checklist|se monta|copio el|copiaron|copiaron el|lo copio|la costumbre|ha sido mantenida|sigue en uso|se sigue|tenemos apuntado|apuntado en cada|cada octubre|esta ensenando|se descarga|resuelvo asi|lo hago asi|lo hacemos asi|hoy todas|hoy todos|hoy seguimos|por escrito siempre|desde esa|desde ese|desde aquella|desde eso|y desde|a partir de aquel|a partir de la|a partir de hoy|en lo sucesivo|hoy por hoy|actualmente|a dia de hoy|todavia hoy|aun hoy|hasta hoy|ahora los|ahora las|ahora me|ahora le|ahora les|ahora no|ahora mismo|ahora antes|ahora primero|ahora pido|ahora llevo|ahora hago|ahora dejo|ahora apunto|ahora llamo|ahora anoto|ahora empiezo|ahora compruebo|ahora esta|ahora existe|ahora tiene|ahora tienen|ahora hacemos|ahora revisamos|ahora miramos|ahora cuando|ahora nadie|ya no _ nunca|ya no se|ya no dejo|ya no acepto|ya no firmo|ya no pongo|ya no empiezo|ya nadie|nunca _ sin|jamas _ sin|siempre pregunto|siempre reviso|siempre pido|siempre llamo|siempre apunto|siempre compruebo|siempre hago|siempre llevo|siempre dejo|lo primero que hago|he cogido la costumbre|cogi la costumbre|tome la costumbre|por costumbre|mi norma|mi regla|como norma|por norma|norma de la casa|nueva norma|nuevo protocolo|nuevo procedimiento|nueva hoja|nueva lista|se hace asi|se hace siempre|se revisa|se comprueba|se ha mantenido|se ha quedado|se quedo como|se quedo para|quedo fijo|quedo establecid*|quedo incorporad*|quedo en el|implantamos|implantaron|incorporamos|anadimos|incluimos|establecimos|adoptamos|adoptaron|lo adoptaron|lo copiaron|nos copiaron|extendieron|se extendio|se aplico a|se aplica|otras tiendas|otras plantas|otros equipos|otros turnos|otros centros|toda la empresa|cada trimestre|cada nuevo|cada nueva|al principio de cada|una vez por semana|la leccion fue|lo que aprendi|me llevo de|haria distinto|lo haria de otra|lo hago distinto|cambie mi|cambiamos la|cambiamos el|ha cambiado`,
  ),
  changeHint: phrases(
    'es',
    'ahora|hoy|desde|siempre|cada|nunca|antes de|primero|nuevo|nueva|regla|lista|norma|hoja|formulario|turnos|por escrito|antes de cada|cada cita|cada lunes|cada manana|cada mes|cada pedido|cada semana|cada turno|cada vez que|cambio mi|cartel|costumbre|cuaderno|de otra manera|desde la|desde que|despues de cada|dos veces|formulario|guia|hoja de|instruccion|instrucciones|le esta|manual|norma|pizarra|plantilla|procedimiento|protocolo|registro|se anota|se apunta|se firma|se mantiene|se pregunta|una vez al mes',
  ),
  nowadays: phrases(
    'es',
    `ahora|desde entonces|desde ese|desde aquel|desde aquello|desde aquella|hoy|hoy en dia|ya no|actualmente|en adelante|nunca mas|a partir de|desde|cada nuevo|cada nueva|ya siempre|ya nunca`,
  ),
  notNowadays: phrases(
    'es',
    `hasta ahora|hasta hoy|ahora bien|ahora mismo|desde hace|desde hacia|desde la manana|desde el otono|desde las|desde el primer|desde pequena|desde pequeno|desde luego|desde fuera|desde dentro|ya no habia|ya no podia|ya no queria|ya no quedaba|ya no hubo|ya no estaba|ya no era|todavia no|todavia habia|todavia me acuerdo|como siempre|desde la acera|roto desde|desde que lleg*`,
  ),
  adopted: phrases(
    'es',
    `
    implant*|instaur*|introduj*|establec*|adopt*|incorpor*|anadi*|añad*|se anadio|pusimos en marcha|puse en marcha|se puso en marcha|cambiamos|modificamos|modifique|sustituy*|instalamos|instalaron|se instalo|compraron un|compramos un|compro un|cree una|cree un|creamos|redacte|redactamos|elabore|elaboramos|actualice|actualizamos|forme a|formamos|ensene a|se convirtio en|paso a ser|es obligatorio|es norma|quedo como|quedo fijo|quedo por escrito|en el protocolo|al protocolo|en el manual|al manual|en la hoja|en la plantilla|en el sistema|en la ficha|en el cuadrante|la costumbre|como costumbre|la norma|copiaron|copio|extendio|compartimos|comparti`,
  ),
  state: word =>
    (IMPERFECT.test(word) && !NOT_IMPERFECT(word)) ||
    /^(?:era|eran|estaba|estaban|tenia|tenian|habia|habian|iba|iban|podia|queria|estuvo|estuve|fui|fue|tuvo|tuve|supe|supo|quise|quiso|pude|pudo|pense|creyo|sido|estado|tenido)$/u.test(
      word,
    ),
  presentHabit: (_, text) =>
    / (?:reviso|pregunto|pido|llamo|apunto|compruebo|hago|mando|envio|aviso|dejo|llevo|escribo|miro|guardo|preparo|empiezo|pongo|uso|utilizo|anoto|confirmo|mido|cuento|leo|revisamos|preguntamos|pedimos|llamamos|apuntamos|comprobamos|hacemos|mandamos|avisamos|dejamos|llevamos|miramos|guardamos|ponemos|usamos|utilizamos|anotamos|confirmamos|contamos|hablamos|nos reunimos|trabajamos|repartimos) /u.test(
      text,
    ),
  present: phrases(
    'es',
    `es|son|esta|estan|hay|puede|tiene|cuesta|sirve|vale|necesita|quiere|sabe|va a|van a|hace falta|suele|significa|siente|pasa|importa`,
  ),
  description: phrases(
    'es',
    `hacia muchisimo|hacia frio|hacia calor|en general|por lo general|siempre|me conto toda|es normal|habitual*|muy valorada|anos de cara`,
  ),
  number: word =>
    /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|dieciocho|diecinueve|veinte|veinti[a-z]+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|cientos|doscient[oa]s|trescient[oa]s|cuatrocient[oa]s|quinient[oa]s|seiscient[oa]s|setecient[oa]s|ochocient[oa]s|novecient[oa]s|mil|miles|millon|millones|docena|docenas|mitad|tercio|tercios|cuarto|quinto|doble|triple|decena|veintena|treintena)$/u.test(
      word,
    ),
  notMeasured: phrases(
    'es',
    `
    a las _ y cuarto|a las _ y media|a las _|las _ y cuarto|para las _|hasta las _|sobre las _|de las _|los dos|las dos|las dos en|a los dos|puse a las dos|_ anos|hace dos|dos cosas|tres cosas|dos razones|de dos en dos|cuarto de bano|linea _|maquina _|nave _|puerta _|caja _|muelle _|mesa _|habitacion _|autobus _|horno _|hace _ anos|hace _ meses|hace _ semanas|hace _ dias|planta _|sala _|nivel _|cien por cien|al cien|un cuatro a|cuatro a un|primero|segunda vez|dos sitios|dos dependient*|dos chicos|dos cajeras|entre dos|otras dos`,
  ),
  amount: phrases(
    'es',
    'una hora|un mes|una semana|media hora|media docena|toda la noche|la mitad|un cuarto de hora|casi todos|el triple|el doble',
  ),
  empty: wordSet(`
    yo tu el ella ellos ellas nosotros usted ustedes uno una un unos unas los las lo la le les me te se nos mi mis su sus nuestro nuestra y e o u pero que porque como cuando donde si no ni ya muy mas menos tan tanto tambien con sin por para de del al a en es son era eran fue ser estar esta estan estaba he ha han hemos haber hay hago hacer hice hizo tener tengo tiene bien bueno buena todo toda todos todas cada este esta esto ese esa eso
    problema* solucion* situacion* cliente* equipo* companer* comunica* escuch* empat* respet* confian* transparen* proactiv* estructura* sistemat* eficien* eficaz* estrateg* valor* responsab* compromi* pasion* excelencia* experiencia* habilidad* competenc* fuerte* positiv* negativ* actitud medida* accion* actu* decid* decision* causa* razon* importan* aprend* leccion desarroll* reflexion* analiz* analis* identific* priori* plan* prepar* organiz* coordin* colabor* apoy* ayud* satisf* clar* honest* abiert* calma* tranquil* pacien* flexib* adapt* creativ* innov* siempre nunca dia dias cuidado* complet* correct* necesari* concret* posible* rapid* inform* document* revis* evalu* control* lograr logr* alcanz* aument* reduj* subio bajo paso pasar ciento dos tres cuatro cinco seis siete ocho nueve diez cien gestion* optimiz* proceso* calidad* objetivo* resultado* motiv* profesion* mejor* incidencia* fluid* orientacion garantiz* servicio* conflicto* hablar habl* ambiente gracias ello funcion* persona* gente cosa* trabaj* vida mundo muchisimo igual ahora
    metodo* herramienta* marco principio* perspectiva* potencial* recurso* oportunidad* relacion* entorno cultura vision mision beneficio* ventaja* impacto* rendimiento productiv* capacidad* talento* interes* entusiasm* energia perseveran* resilien* disciplin* precis* fiab* coheren* rigor* puntual* educad* amable* amabilidad sonrisa* orgull* placer confianza integridad etica* buenas practicas armon* exito* exitos* ganar constructiv* profesional* gran grande* alto alta presion estres* plazo* tarea* deber* exigencia* expectativ* necesidad* individual* global* holistic* agil* digital* futuro ambito* tema* caso* forma* manera* medio* papel punto* respecto importancia particular* sobre todo evidentemente naturalmente simple* dificil* fuerte* elevad* total* absolut* garantiz* asegur* permit* crea* crear* obten* obtuv* super* reduc* reduj* aument* disminu* baj* gan* optim* adecuad* apropiad* implicad* comprend* comprens* conscien* enfoc* error* queja* reclamacion* cambio* cambiar* proyecto* dialog* opinion* intercambi* acord* necesari* encontr* encontré busc* resolv* resuelt* soluciona* dirig* lider* convenc* juntos comun* finalmente personalmente propio propia tienda agenda paciente* cliente* usuari* companer* forma tiempo clara orientad* excelen* ejemplar* queda quedo proactiva eficiente detectad* priorizad* momento nueve cuatro mejor*
    ello aquel aquella aquellos aquellas otro otra otros otras mismo misma mismos algun alguno alguna algunos algunas ningun ninguno ninguna nada nadie algo alguien mucho mucha muchos muchas poco poca pocos cual cuales quien quienes cuyo hasta desde entre hacia segun sobre bajo tras durante mediante contra antes despues luego entonces aqui alli ahi alla aun todavia solo solamente casi bastante demasiado asi mientras aunque sino pues puedo puede pueden podia debe deben debia quiero quiere quieren queria voy vas vamos van iba sea sean seria sido siendo estado tenia tenian tuvo tuve habia habian hubo estuvo estaban fueron eso esos esas estos estas vos che po cachai
    liderazgo mejor ahora termin* reto retos asumi asum* parte partes creo creer creia gracias super* ano mes semana pasado pasada proximo ultima ultimo antes despues durante dar di dio poner puso tomar tomo venir vino ir ver vio saber sabia querer quiso poder pudo dejar dejo quedar llegar llego empez* comenz* acab* inicio final fin hora horas nuevo nueva nuevos viejo pequeno pequena grandes malo mala peor distint* diferente* ciert* varios divers* numeros* realmente simplemente frecuent* junto junta cada cual tanto embargo obstante luego inmediat* correcto bien mal lento entero doble duplic* compromiso tarea tareas importante cosa apoye coordine organice impulse desarroll* alcance tiempo hubo fue ocurrio sucedio`),
}
