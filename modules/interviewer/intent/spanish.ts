import { phrases } from './rules.ts'

export const spanish = phrases({
  parts: {
    muy: '((muy|bastante|un poco|un poquito|demasiado|tan|super|realmente|algo|medio|ahora|ahora mismo|totalmente|completamente|absolutamente|fatal|bien|de repente|hoy|en este momento|un tanto|como|todo|toda|verdaderamente) )',
    adv: '((por favor|ahora|ahora mismo|ya|aqui|quiza|quizas|tal vez|tambien|solo|simplemente|mejor|realmente|la verdad|todavia|aun|un momento|hoy|de verdad|si no le importa|rapido|rapidamente|nada mas|igual|pues|entonces|bien|mucho|en este momento) )',
    puedo: '((puedo|podria|podriamos|podemos|podria yo|se puede|se podria|puede ser|podre|puedo yo) |(es|seria|es que es|seria tan) (posible|mejor) (que )?|(le|te|os) (importa|importaria|molesta|molestaria|parece bien|parece) (si|que) |(esta|estaria) bien si |yo (quiero|quisiera|prefiero|preferiria) |(quiero|quisiera|prefiero|preferiria|deseo|desearia|necesito|necesitaria|tengo que|voy a|debo|debo de|tendria que|me gustaria|querria|tengo ganas de|me voy a|vamos a|hay que|hace falta|va a ser mejor) |(dejeme|dejame|dejenme|permitame) |hay (alguna )?(manera|forma|posibilidad) (de |de que )|habria (alguna )?(manera|forma|posibilidad) (de |de que ))',
    usted: '((me )?(puede|podria|puedes|podrias|podria usted|puede usted|podeis|quiere|querria|le importaria|le importa|te importa|te importaria|seria tan amable de|haga el favor de|hagame el favor de|seria posible que|es posible que|podrian|pueden) (por favor |usted |me |volver a )*|por favor |le pido que |le ruego que )',
    entrevista: '((la|esta|nuestra|mi|el|este|de la|de esta|con la|con esta|a la|a esta|del) (entrevista|conversacion|llamada|sesion|charla|reunion|proceso|candidatura|solicitud|grabacion|proceso de seleccion|video llamada|videollamada|postulacion))',
    idioma: '(ingles|espanol|castellano|frances|aleman|portugues|italiano|polaco|turco|arabe|ruso|ucraniano|rumano|holandes|neerlandes|sueco|danes|noruego|finlandes|griego|checo|eslovaco|hungaro|bulgaro|croata|serbio|albanes|hebreo|hindi|urdu|bengali|chino|mandarin|japones|coreano|vietnamita|tailandes|persa|farsi|kurdo|somali|suajili|catalan|euskera|vasco|gallego|valenciano|quechua|guarani|aimara|criollo|wolof|bereber|english|(mi|otra) (lengua|idioma)( materna)?|otro idioma|mi idioma)',
    familiar: '((mi|mis|nuestro|nuestra) (mejor )?(madre|mama|padre|papa|hermano|hermana|hijo|hija|hijos|nino|nina|bebe|mujer|esposa|marido|esposo|pareja|novio|novia|abuela|abuelo|tio|tia|sobrino|sobrina|primo|prima|perro|perra|gato|amigo|amiga|familia|padres|companero de piso|suegra|suegro|prometida|prometido|peque|pequeno|pequena))',
    insulto: '(idiota|imbecil|estupido|estupida|tonto|tonta|inutil|gilipollas|capullo|cabron|cabrona|hijo de puta|hija de puta|puta|puto|mierda|basura|chatarra|payaso|payasa|subnormal|retrasado|retrasada|pendejo|pendeja|pinche|boludo|boluda|pelotudo|pelotuda|tarado|tarada|bobo|boba|burro|burra|cretino|cretina|patetico|patetica|ridiculo|ridicula|asqueroso|asquerosa|maldito|maldita|cerdo|cerda|zorra|perra|lata|trasto|cacharro|tostadora|monton de chatarra|porqueria|huevon|weon|culero|mamon|malnacido|desgraciado|desgraciada|fracasado|incompetente|necio|necia|mentiroso|mentirosa|loca de mierda|lamentable|no vales nada|nulidad|bruto|maquina de mierda|robot de mierda|maquina inutil)',
    trastorno: '(tartamudez|tartamudeo|dislexia|dispraxia|sordera|discapacidad|discapacidad (auditiva|visual)|perdida (auditiva|de audicion|de oido)|problemas? (de (audicion|oido|vista|vision|habla|diccion)|auditivos?|visual(es)?|del habla)|audifonos?|un audifono|implante( coclear)?|tdah|tda|autismo|asperger|acufenos|tinnitus|baja vision|trastorno ~|epilepsia|afasia|deficit de atencion)',
    condicion: '(sordo|sorda|medio sordo|medio sorda|hipoacusico|hipoacusica|duro de oido|dura de oido|ciego|ciega|invidente|dislexico|dislexica|tartamudo|tartamuda|autista|discapacitado|discapacitada|mudo|muda|daltonico|daltonica|afonico|afonica|deficiente visual|persona (sorda|ciega|con discapacidad|autista|tartamuda)|neurodivergente)',
    puesto: '(puesto|trabajo|empleo|equipo|empresa|compania|oficina|departamento|horario|horarios|turnos?|contrato|teletrabajo|remoto|vacaciones|fines de semana|fin de semana|noches|turno de noche|horas extras?|formacion|capacitacion|periodo de prueba|viajes|viajar|jefe|jefa|supervisor|supervisora|responsable|companeros|proceso|seleccion|siguientes? pasos?|siguiente fase|proximos? pasos?|segunda entrevista|decision|respuesta|resultado|resultados|candidatos|tareas|funciones|clientes|coche de empresa|parking|aparcamiento|comedor|beneficios|uniforme|incorporacion|fecha de inicio|jornada|media jornada|jornada completa|tiempo completo|tiempo parcial|indefinido|temporal|guardias|sede|local|tienda|ubicacion|crecimiento|ascenso|festivos|plantilla|vacante|dia a dia)',
    fin: '(?= $| [.?] | (por|gracias|y|porque|pero|aqui|ya|ahora|si|lo|perdon|perdone|disculpe|muchas|no|es|que|me|a|en|de|o|hoy|la|el|para|con|puede|estoy|tengo|yo|le|creo|entonces|mejor|un|una|se|cuando|luego|adios|sino|antes|mas|desde|todo|unos|dos|cinco) )',
  },
  clear: {
    self_harm: `
      (yo )?(ya )?no (quiero|deseo|tengo ganas de|puedo|aguanto|quisiera) (mas |ya |seguir )*(vivir|viviendo|estar viva|estar vivo|seguir viviendo|existir|despertar|despertarme|estar en este mundo|vivir mas|seguir viva|seguir vivo)
      (yo )?(me )?(quiero|quisiera|voy a|gustaria|prefiero|preferiria|pienso|tengo ganas de|deseo|he pensado en|estoy pensando en|pienso en|penso en|pensado en|pensando en|desearia|dan ganas de|ganas de) (solo |simplemente |mucho |a veces |en )*(morir|morirme|matarme|matar|suicidarme|quitarme la vida|quitarme de en medio|estar muerto|estar muerta|acabar con (todo|mi vida)|terminar con (todo|mi vida)|hacerme dano|lastimarme|cortarme las venas|cortarme|desaparecer para siempre|no despertar|no existir|no estar aqui|no haber nacido|autolesionarme|herirme)(?! de (risa|verguenza|la))
      (pienso|he pensado|estoy pensando|pensando|pensado|pienso mucho|pienso a menudo|pienso todos los dias) ({adv})*(mucho |todos los dias |a menudo |cada dia |seriamente )*en (el suicidio|la muerte|mi muerte|suicidarme|matarme|quitarme la vida|hacerme dano|morirme|morir)
      (tengo|he tenido|con|me vienen|sigo teniendo|vuelvo a tener) ~(pensamientos|ideas|ideacion|impulsos) (suicidas|de suicidio|de muerte|de (hacerme dano|matarme|morirme|quitarme la vida)|suicida)
      (mi vida|la vida|vivir|esto|nada) (ya )?no (tiene|vale|merece) (ya |ningun )*(sentido|la pena|nada)( vivir| vivirla| seguir viviendo| para mi)*(?= $| [.?] | (yo|y no quiero|para mi|seguir|no|ya) )
      no (le )?(veo|encuentro|tengo) (ningun |ya |mas |el )*(sentido|motivos?|razon|razones|salida) (a|para|de) (la vida|vivir|seguir viviendo|mi vida|seguir adelante con la vida|seguir aqui)
      (estaria|estarian|estaran|estara|seria|viviria|vivirian) ~mejor (muerto|muerta|sin mi|si (yo )?no (estuviera|existiera)|si me muriera|si (yo )?desapareciera)
      (ojala|quisiera|desearia) ~(no hubiera nacido|me muriera|estuviera muert[oa]|no despertara|no haber nacido|morirme)
      (me hago dano|me corto|me autolesiono|me lastimo a proposito|me estoy haciendo dano)({fin})(?! (con|en la cocina))
      (he intentado|intente) (suicidarme|matarme|quitarme la vida)({fin})
      estoy ({muy})*(cansado|cansada|harto|harta) de (vivir|la vida|estar vivo|estar viva)
      (estoy|me siento) ({muy})*(suicida|con ganas de morir|con ganas de morirme)
    `,
    distress: `
      (yo )?(no )?(me|le) (siento|encuentro|estoy sintiendo|estoy encontrando|pongo|estoy poniendo) ({muy})*({muy})*(mal|bien|enfermo|enferma|mareado|mareada|debil|fatal|indispuesto|indispuesta|segura|seguro|sobrepasado|sobrepasada|agobiado|agobiada|abrumado|abrumada|desbordado|desbordada|en peligro|malo|mala|peor|nervioso|nerviosa|con fiebre|ahogado|ahogada)(?<! (?<!no me |no )(siento|encuentro) (muy |bastante |realmente |super )?(bien|segura|seguro|nerviosa|nervioso))({fin})(?! (de equipo|cuando|con el salario|informado|por el cliente))
      (creo que|pienso que|siento que|parece que|que) (me |voy a )*(voy a |estoy a punto de |va a )*(desmayar|desmayarme|vomitar|caer|caerme|dar un (ataque|infarto|desmayo|algo|patatus)|darme algo|dar algo|desmayo|ahogo|muero|estoy mareando|estoy desmayando|esta dando (un|una) ~)(?! de risa)
      (me )?(voy a|estoy a punto de|estoy por) (desmayarme|desmayar|vomitar|caerme redond[oa]|llorar|echarme a llorar|derrumbarme|colapsar|perder el conocimiento)({fin})
      (estoy|me estoy) ({muy})*(mareado|mareada|enfermo|enferma|mareando|ahogando|temblando|llorando|sangrando|desmayando|hiperventilando|en shock|en panico|destrozado|destrozada|sobrepasado|sobrepasada|abrumado|abrumada|desbordado|desbordada|asustado|asustada|aterrado|aterrada|fatal|muy mal|mal|con fiebre|con un ataque de (panico|ansiedad)|en peligro|teniendo un ataque ~|al borde de ~)(?= $| [.?] | (y no|no|lo|perdon|perdone|disculpe|me|ahora|hoy|desde|creo|tengo|de|es|necesito|mucho|ya|un|por) )(?! (de trabajo|cuando|de acuerdo))
      (tengo|me esta dando|me ha dado|me da|me dio|me esta entrando|creo que tengo|estoy teniendo|me esta viniendo|me entra|estoy sufriendo|me viene) ({muy})*(un |una |mucha |mucho |fuerte |el |la |unas |los )*({muy})*(ataque de (panico|ansiedad|nervios|asma|epilepsia)|crisis de (ansiedad|panico|nervios|asma|angustia)|mareo|mareos|nauseas|fiebre|taquicardia|palpitaciones|dolor (en el|de) pecho|dolor muy fuerte|presion en el pecho|opresion en el pecho|infarto|migrana|ganas de vomitar|ganas de llorar|bajon de (azucar|tension)|bajada de (azucar|tension)|contracciones|miedo (ahora|de que|a que|por mi vida)|panico|corazon (a mil|acelerado|disparado)|lipotimia|vertigo|escalofrios|nudo en la garganta)({fin})(?! (cuando|cada vez|a las alturas|un cliente))
      no (puedo|consigo|logro|soy capaz de) (ni )?({adv})*(respirar|dejar de (llorar|temblar)|parar de (llorar|temblar)|calmarme|tranquilizarme|respirar bien|tenerme en pie|ver bien|mas)(?= $| [.?] | (lo|perdon|perdone|disculpe|me|estoy|creo|tengo|es|con|ahora|de|ni|bien|y|por|ya) )(?! con (esta pregunta|el ejemplo))
      (me )?(falta|cuesta) (el aire|respirar|mucho respirar)({fin})
      (me duele|me late|me va) ({muy})*(mucho |muchisimo |muy )*(el |la |muy )*(pecho|corazon|corazon a mil|brazo izquierdo|cabeza muchisimo|estomago muchisimo)({fin})
      (todo|la habitacion|el cuarto|la cabeza) (me )?(da vueltas|esta dando vueltas|gira|se me nubla)
      (se me nubla|veo) (la vista|todo negro|borroso|doble|puntos negros)
      (todo )?(esto|es|todo esto|ya) ({adv})*(es |me )*(demasiado|supera|sobrepasa|esta superando|me puede)( para mi| todo| ahora)*(?= $| [.?] | (lo|perdon|estoy|no|me|necesito|para|ahora|todo) )
      {familiar} (ha|acaba|esta|se|tuvo|ha tenido|han|murio|fallecio|estan|acaban) ?({adv})*(de |ha |acaba de |esta |esta en |ido al |al |en |tenido |sufrido |tener |sufrir |un |una |el |la |ido |muriendo |esta manana |anoche |hace ~)*(morir|muerto|muerta|fallecer|fallecido|fallecida|murio|fallecio|hospital|uci|urgencias|accidente|infarto|ictus|derrame|muriendo|grave|ataque|quirofano|coma|desaparecido|desmayado|ingresado|ingresada|ingresar)
      (se )?(murio|fallecio|ha muerto|acaba de morir|se ha muerto|ha fallecido) {familiar}({fin})
      (me )?(acaban|acabo|acaba|me han|han) (de )?~(llamar|decir|enterar|avisar|comunicar|dar|recibir|enterarme|enterado|llamado|dicho|avisado|saber|contar|leer)~~~(murio|muerto|muerta|fallecido|fallecida|morir|accidente|hospital|cancer|mala noticia|malas noticias|noticia (horrible|terrible|muy mala|malisima)|terrible noticia|ingresad[oa]|urgencias|grave)
      (hay|alguien|un hombre|mi (marido|ex|pareja|novio|padre|vecino)|esta|el) ({adv})*(alguien |un hombre |fuego |un incendio |una fuga de gas |esta |gente |humo |que |me |un ladron |me esta |intentando |disparos )*(golpeando|aporreando|gritando|entrar|entrando|fuego|incendio|amenazando|forzando|siguiendo|pegando|ladron|humo|persiguiendo|rompiendo|tirando|disparos|amenaza|pega) ~~(puerta|casa|edificio|cocina|piso|aqui|fuera|calle|escalera|mi|ventana|ahora|y (tengo|me da) miedo)({fin})
      (no )?(me siento|estoy) (aqui )?(a salvo|segura|seguro|en peligro)(?<! (?<!no )(me siento|estoy) (aqui )?(a salvo|segura|seguro))(?= $| [.?] | (aqui|en (casa|mi)|ahora|donde|hay|tengo|mi) )
      (necesito|llame|llamen|llama|puede llamar) (a |al |un |una |que llamen ~)*(medico|ambulancia|emergencias|112|911|policia|ayuda medica|doctor|ayuda|ayuda ahora|mi inhalador|tumbarme|acostarme|mis pastillas|mi medicacion)(?= $| [.?] | (por|ya|ahora|urgente|me|rapido|estoy|porque) )
      (tengo|hay|ha habido|es|surgido|ha surgido) (una )?(emergencia|urgencia) (familiar|medica|en casa|en mi casa|personal|con mi)
      (estoy llorando|me he puesto a llorar|no paro de (llorar|temblar)|se me saltan las lagrimas|me estoy echando a llorar|me tiemblan las manos|me tiembla todo)({fin})
    `,
    end: `
      {puedo}({adv})*(que )?({adv})*(terminar|acabar|finalizar|parar|detener|dejar|cortar|concluir|cancelar|interrumpir|abandonar|poner fin a|dar por (terminada|finalizada|concluida)|cerrar|retirarme de|salir de|salirme de|abandonemos|terminemos|acabemos|retirar|anular|suspender) ({adv})*{entrevista}({fin})(?! (con el|con la|con ese) cliente)
      {puedo}({adv})*(que )?(lo |la |nos |me |esto )*(terminar|acabar|parar|dejarlo|dejar esto|dejarlo aqui|dejarlo ya|irme|marcharme|colgar|retirarme|pararlo|terminarlo|acabarlo|cortar|cortarlo|terminemos|acabemos|dejemoslo|paremos|dejemos|finalizar|finalizarla|terminarla|retirar mi candidatura|desconectarme|despedirme|salir de aqui|abandonar|dejar de participar|pararla|dejarla)( ya| aqui| ahora| esto| ahora mismo| con esto| la entrevista| mi candidatura| de una vez| en este punto)*(?= $| [.?] | (por favor|gracias|porque|pero|lo siento|perdon|disculpe|muchas|no|es que|me|ya|aqui|hoy|adios|tengo|y (gracias|no)|si|esto|por hoy) )(?! (de fumar|el pedido))
      (lo dejamos|dejemoslo|terminamos|paramos|acabamos|cortamos|terminemos|acabemos|paremos|vamos a dejarlo|lo dejo|cuelgo|me retiro|abandono|me marcho|me salgo|me voy a ir|doy por terminada|retiro mi candidatura|hasta aqui|aqui lo dejamos|pare la entrevista|termine la entrevista|finalice la entrevista|pare esto|termine esto)( aqui| ya| ahora| la entrevista| esta entrevista| esto| del proceso| por favor| hemos llegado| por hoy| llego| llegamos)*(?= $| [.?] | (por favor|gracias|lo|perdon|disculpe|muchas|no|es que|me|ya|adios|tengo|y (gracias|no)|si|porque|pero|mi) )
      (yo )?(ya )?no (quiero|deseo|puedo|voy a|pienso|quisiera|me apetece|me interesa|tengo ganas de) (mas |ya |de )*(seguir|continuar|hacer (esto|esta entrevista|la entrevista)|participar|responder mas|hablar mas|contestar mas|seguir con (esto|la entrevista)|este (puesto|trabajo)|el (puesto|trabajo)|la entrevista|continuar con ~)(?! viviendo)({fin})
      (esto|este (puesto|trabajo)|el puesto|creo que) (no )?(es|va a ser) (lo|para) (mio|mi|que (busco|buscaba|esperaba))(?<! (?<! no )es (lo|para) (mio|mi))(?= $| [.?] | (asi|gracias|prefiero|lo|me|y) )
      (quiero|quisiera|deseo|me gustaria|voy a|prefiero) (retirar|retirarme|anular|cancelar|salir|darme de baja) (mi (candidatura|solicitud|postulacion)|del proceso|de este proceso|de la seleccion)
      (borre|elimine|quite|saque|retire) (mi (candidatura|nombre|solicitud)|mis datos|me)( del proceso| de la lista)?
      (ya )?(basta|es suficiente|esta bien asi|no mas preguntas|se acabo)( ya| por hoy| de preguntas| la entrevista| por favor)*(?= $| [.?] | (me|quiero|no|pare|adios|gracias|por) )
      (adios|hasta luego|hasta nunca|buenas tardes adios|que tenga buen dia|que tengas buen dia)(?= $| [.?] $)
      {usted}({adv})*(terminar|parar|finalizar|acabar|detener|cortar|cerrar) ({entrevista}|esto|aqui|ya|con esto)({fin})
    `,
    accommodation: `
      (soy|como soy|al ser|estoy|porque soy) ({muy})*{condicion} ~~~~(puede|podria|hay|necesito|seria|por eso|asi que|oigo|veo|entiendo|por escrito|escribir|leer|mas (alto|despacio|lento|tiempo)|subtitulos|de un oido|me cuesta|del oido|tardo|entonces|tenga paciencia)
      (tengo|llevo|uso|utilizo|padezco|sufro) ({muy})*(de |un |una |unos |algo de )?{trastorno} ~~~~(puede|podria|puedo|hay|necesito|seria|por eso|asi que|oigo|por escrito|escribir|leer|mas (alto|despacio|lento|tiempo)|subtitulos|me cuesta|tardo|entonces|tenga paciencia)
      (puede|podria|podriamos|puedo|hay|seria posible|es posible)~~~~({trastorno}|soy ({muy})*{condicion}|tartamudeo)
      (yo )?(tartamudeo|me trabo al hablar|leo los labios)( un poco| bastante| mucho| a veces)*({fin})(?! de pequeno)
      ({puedo}|{usted})({adv})*(tener|escribir|responder|contestar|leer|activar|poner|ver|darme|mostrar|mostrarme|ensenar|ensenarme|usar|utilizar|hacer|hacerlo|hacerla|teclear|escribirlo|escribirlas|contar con|disponer de|hablar) ({adv})*(las |los |mis |la |el |por |con |en |un |una |unos |mas |algo |de |poco |respuestas |preguntas |todo )*(escrito|respuestas|teclado|subtitulos|tiempo extra|tiempo adicional|tiempo para|mas tiempo|interprete|lengua de signos|lengua de senas|lenguaje de signos|lector de pantalla|preguntas en pantalla|preguntas escritas|texto|chat|adaptacion|preguntas por escrito|preguntas)({fin})(?! (a ustedes|sobre|al final))
      {usted}({adv})*(hablar|ir|hablarme|leer|vocalizar|no|subir|hable) ({adv})*(un poco |mas |poco |bastante |me |menos )*(despacio|lento|alto|fuerte|claro|rapido|interrumpirme|cortarme|interrumpa|corte|volumen|el volumen|vocalizar|meterme prisa|lentamente|deprisa)
      (hable|vaya|habla|hableme) ({adv})*(un poco |mas |menos )+(despacio|lento|alto|fuerte|claro|rapido|deprisa)
      (hay|existe|tienen|ofrecen|tiene|habria|disponen de|habra) ~~(subtitulos|interprete|lengua de signos|lengua de senas|version escrita|version accesible|adaptaciones|adaptacion|lector de pantalla|otra (forma|manera) de hacer|accesible|letra mas grande)
      (oigo|veo|escucho) ({muy})*(mal|poco|fatal|regular|casi nada|con dificultad|bastante mal) ~~(oido|audifono|gafas|subtitulos|pantalla|alto|fuerte|leer|escrito|por favor|sordera)
      (necesito|necesitaria|requiero|me hace falta|suelo necesitar) ~(mas tiempo (para|por)|subtitulos|tiempo extra|tiempo adicional|interprete|lector de pantalla|una adaptacion|adaptaciones|lengua de signos|un poco mas de tiempo (para|por)|que me (hable|hablen) mas)
      (las|los) (letras|palabras|lineas|renglones) se me ~(mueven|bailan|juntan|mezclan|atascan)
      (me cuesta|tardo) ~(mas|mucho|hablar|leer|sacar|decir|escribir) ~(tiempo|las palabras|hablar|tartamud|leer|porque soy|por mi|oir)({fin})
      (me he quedado sin voz|no tengo voz|estoy afonic[oa]|no puedo hablar)({fin})
    `,
    abuse: `
      (eres|es usted|sois|usted es|tu eres|es|que|vaya|menuda|menudo|pedazo de|maldita|maldito|puta|puto|pinche|jodida|jodido|estupida|estupido) ({muy})*(un |una |tan |mas |solo |todo |pedazo de |puto |puta |maldito |maldita |verdadero |verdadera |completo |completa |gran |pinche |jodido |jodida |una puta |tu |de |monton de |puro |pura )*({insulto}|(maquina|robot|bot|ordenador|computadora|programa|ia|voz|cosa) (inutil|estupida|estupido|de mierda|asquerosa|tonta|tonto|asqueroso|ridicula|ridiculo|barata|barato|idiota|imbecil))(?<! (?<!usted )es (un |una |muy |tan )?(estupido|tonto|ridiculo|inutil|basura|lamentable))(?! (que (yo|el|ella)|para mi trabajo|con los numeros))
      (maldita|maldito|puta|puto|estupida|estupido|pinche|jodida|jodido|asquerosa|inutil) (maquina|robot|ordenador|computadora|ia|bot|programa|entrevista|voz|cacharro|chatarra|pregunta|cosa|trasto)
      (maquina|robot|preguntas?|entrevista|ia|voz|programa|ordenador) (inutil|estupidas?|estupido|de mierda|asquerosa|tontas?|tonto|idiotas?|ridiculas?|imbecil)({fin})(?! del cliente)
      (callate|callese|cierra (la boca|el pico)|cierre la boca|cierra la puta boca|calla la boca|que te calles|callate la boca)({fin})?
      (vete|vayase|que te|andate|anda) (a|den|jodan|al|por) (la mierda|tomar por culo|tomar por (el )?culo|chingar|carajo|infierno|diablo|freir|la chingada|culo|morir|la verga)
      (que te (den|jodan|follen|folle un pez|calles|mueras)|jodete|chinga tu madre|chupame|chupamela|me cago en (ti|tu|la puta|tus)|vete a la mierda|besame el culo|muerete|que te jodan|la concha de tu madre|hijo de puta|hija de puta|comeme)
      (te|los|os|le|voy a|te voy a|os voy a|voy a ir y te) (voy a |vas a |va a |ir a )*(matar|romper|partir|pegar|encontrar|destrozar|reventar|machacar|pagar|arrepentir|buscar|quemar|dar una paliza)( la cara| a patadas| caro| a golpes| en pedazos)*(?= $| [.?] | (y|si|la|a|como|te|maquina|ya) )
      (te vas a|se va a|se van a|os vais a|vas a|lo vas a|lo van a|te va a) (arrepentir|pagar|lamentar|enterar|pesar|acordar de mi)
      se (donde|en donde) (vives|vive|trabajas|trabaja|estas)
      (tienes|tiene|que|vaya|menuda|esa|tu) ~(voz|cuerpo) (mas |tan |muy |tan tan )*(sexy|caliente|sensual|erotica|excitante|cachonda|rica)
      (que|como|dime que|cuentame que) ~(llevas|lleva|tienes) (puesto|puesta|debajo)
      (me pones|me estas poniendo|estoy|me pone) ({muy})*(cachondo|cachonda|caliente|a cien|burro)
      (quiero|me gustaria|voy a|quisiera|te quiero|ganas de) ~(follarte|besarte|acostarme contigo|follar|tocarte|desnudarte|hacerte el amor|cogerte|chuparte|follarla|darte un beso)
      (desnudate|quitate la ropa|acuestate conmigo|ven a mi cama|quieres (follar|sexo|salir conmigo|acostarte conmigo)|dame un beso|hola (guapa|preciosa|bombon|sexy|nena)|estas (buena|buenisima|soltera (guapa|nena|carino)|muy buena))
    `,
    other_language: `
      ({puedo}|{usted}|mejor |seria mas facil |me siento mas comod[oa] |estaria mas comod[oa] |me expreso mejor |me resulta mas facil |es posible |seria posible |podriamos |hablo mejor |hablar |responder |contestar |contestarle |cambiar |pasar )~~(en|a|al) {idioma}
      (en|al) {idioma} (por favor|mejor|si es posible|si puede|si puedo|seria|me|es mas|puede|podria|estaria|porque|se puede)
      (habla|hablas|hablan|entiende|entienden|entiendes) (usted )?(el )?{idioma}({fin})
      (mi|el) {idioma} (no )?(es|esta) ~(malo|muy malo|bueno|muy bueno|limitado|suficiente|basico|regular|flojo|tan bueno)({fin})
      (yo )?no (hablo|entiendo|domino|se|manejo) (muy |bien |mucho |tanto |muy bien |el )*{idioma}
      (hablo|entiendo|se) (muy |solo |bastante )?(poco|mal|poquito|un poco de|poco de) (el )?{idioma}
      (en|a) (otro|otra|un|mi) (idioma|lengua)( diferente| materna| propio| distinto)?({fin})
      (en )?{idioma} (me cuesta|se me hace dificil|no me sale|me resulta dificil)
    `,
    break: `
      {puedo}({adv})*(hacer|hacemos|tomar|tener|tomarme|parar|pedir|haga|hagamos|un|hacerme)? ?({adv})*(un |una |cinco |dos |unos |para |pequena |pequeno |de |solo |breve |corto |corta |descansito )*(descanso|pausa|receso|pausita|descansito|respiro|minutos de descanso|break|parada)({fin})(?! entre (turnos|clase))
      (necesito|quiero|quisiera|una|un|hacemos una|hacemos un|me hace falta|hagamos una) (hacer |un |una |tomar |pequeno |pequena |breve )*(descanso|pausa|receso|respiro|break)( por favor| de| un)?({fin})
      {puedo}({adv})*(parar|pausar|interrumpir|detener|pausarlo|ausentarme|pararlo|detenerla|dejarlo|interrumpirla|pausarla|levantarme)( la entrevista| esto| aqui)*( solo| un| unos| dos| cinco| por| durante)+( minutos?| momento| momentito| segundo| segundos| minutito| ratito| rato)*({fin})
      {puedo}({adv})*(ir|salir|pasar|correr|levantarme)( un| rapido| corriendo| rapidamente| momento| segundo| solo| momentito)* (al bano|al servicio|al aseo|a abrir|a por|a buscar|a cerrar|a la puerta|a ver|a coger|a beber|a atender|al lavabo|a la cocina|a apagar|a contestar|a recoger|a calmar)
      {puedo}({adv})*(beber|tomar|coger|agarrar|cerrar|abrir|buscar|ponerme|traer|enchufar|servirme|apagar|atender|cambiar) ({adv})*(un |una |la |el |agua |poco |de |mi |al |algo )*(agua|vaso|vaso de agua|ventana|puerta|cargador|cafe|panuelo|trago|sorbo|perro|nino|bebe|telefono|te|pastilla|bateria|timbre|beber|tomar)({fin})(?! al cliente)
      (estan|llaman|suena|tocan|han|esta|acaban|me|mi|el|se) ~(llamando a la puerta|llamando al timbre|tocando (el timbre|a la puerta)|a la puerta|el timbre|el telefono|timbre|a mi puerta|llorando mi|ladrando|cartero|repartidor|mensajero|(nino|bebe|hijo|hija|perro|nina) (esta |se ha |ha |se |me )*(llorando|despertado|ladrando|desperto|llora|llama|llamando|puesto a llorar)|sonando el ~|tocado el timbre|llamado a la puerta)({fin})(?! (los clientes|del cliente|y atendia))
      (ahora vuelvo|vuelvo|regreso|enseguida vuelvo|ya vuelvo|estoy de vuelta) ~(en|dentro de|enseguida|ya|ahora)? ?(un|dos|cinco|unos|diez)? ?(minutos?|momento|segundo|minutito|rato|ratito)?(?! a (mirar|intentar|preguntar|llamar|revisar))({fin})
      (deme|dame|denme|necesito|solo|me da|me puede dar|seran|son|me hacen falta|dejeme) ({adv})*(unos|dos|cinco|diez|un par de|tres|2|5) (minutos|minutitos)(?! para (pensar|reflexionar|recordar|ordenar))({fin})
      (podemos|podriamos|se puede|puedo|podria|puede ser|prefiero|preferiria|lo) ~~(mas tarde|otro dia|manana|en otro momento|otra vez sera|posponer|posponerla|aplazar|reprogramar|la semana que viene|esta tarde|esta noche|luego|retomar|retomarlo|aplazarla)({fin})(?! (responder|lo cuento))
    `,
    salary_question: `
      (cuanto|cual|que|cuanto es|cuanta|de cuanto|sobre|por|como|acerca|a cuanto) ~~(gana|ganaria|gano|pagan|paga|pagaria|pagais|cobra|cobraria|cobro|sueldo|salario|remuneracion|salarial|al mes|la hora|por hora|retribucion|banda salarial|rango salarial|sueldo base|ganar|cobrar|ofrecen de (sueldo|salario)|plata|dinero)({fin})(?! (al proveedor|la factura|los clientes|estaban mal))
      (el )?(salario|sueldo|la paga|la remuneracion|el sueldo|el salario) (cual|cuanto|es|seria|de cuanto|que ofrecen|ofrecen|esta|como|sera|se) ~(seria|es|ofrecen|negocia|negociable|mas o menos)?({fin})
      (saber|preguntar|preguntarle|decir|decirme|hablar|comentar|preguntar por|consultar) ~~(salario|sueldo|cuanto (se|pagan|gana|cobraria|cobra|paga|es|ganaria)|remuneracion|condiciones economicas|banda salarial|lo que pagan|la paga)({fin})
      (hay|tiene|tienen|pagan|incluye|se pagan|se paga|esta|dan) ~~(bonus|comisiones|comision|pagas extras?|propinas|incentivos|plus de nocturnidad|horas extras? pagadas|pagadas las horas|catorce pagas|salario minimo|salario fijo|sueldo fijo|aguinaldo)({fin})
    `,
    about_ai: `
      (es usted|eres|usted es|es|estoy hablando con|hablo con|estoy conversando con|tu eres|estoy hablando realmente con|esto es|sois|estoy ante|hay|converso con|es esto) ({adv})*(realmente |de verdad |acaso |en realidad |una |un |alguien |con |o es |el )*(un |una |alguien )?(robot|maquina|persona|humano|humana|ser humano|inteligencia artificial|ia|ordenador|computadora|programa|bot|chatbot|real|de verdad|grabacion|persona (real|de verdad)|contestador|algoritmo|de carne y hueso)({fin})(?! (muy|responsable|trabajadora|que|organizada|tranquila))
      (quien|alguien|quienes|una persona|que persona|algun humano) ({adv})*(va a |van a |me |nos |esta |lo |la |puede |tendra |tiene |esto |mas )*(escucha|escuchar|escuchando|oye|oir|ve|ver|lee|leer|decide|decidir|evalua|evaluar|acceso|revisa|revisar|califica|valora|detras|escuchara|vera|leera|oira|puntua|escuchan)({fin})(?! (al cliente|en mi equipo))
      (como|con que criterios?|en base a que|segun que|quien|de que manera) ~(me |se |van a |va a |esto |soy |sere |estoy siendo |es que |mis )*(evaluan|evalua|evaluar|evaluarme|puntuan|puntua|puntuar|califican|calificar|valoran|valora|valorar|evaluado|evaluada|valorado|valorada|analizan|analiza|puntuado|puntuada|respuestas se)({fin})
      (esto|se|me|estan|estoy|esta|esta conversacion|lo) ~(esta |estan |siendo |se |queda |va a )*(grabando|graba|grabado|grabada|grabandome|guardando|almacena|almacenando|grabar|queda grabado)({fin})
      (que (pasa|hacen|haceis|van a hacer|sucede)|donde (van|va|se)|cuanto tiempo (guardan|se)) ~(con )?(mis datos|mis respuestas|la grabacion|mi voz|el video|guardan|esta grabacion|guarda|a parar)
      (decide|lo decide|elige|evalua|quien decide es) (la|una|el|un) (maquina|ia|inteligencia artificial|persona|algoritmo|ordenador)
    `,
    job_question: `
      (cuando|como|cuanto|cuantos|cuantas|cual|cuales|que|quien|quienes|donde|a que hora|con quien|a quien|desde cuando|para cuando|en que|por que) ~~~(puesto|equipo|horarios?|turnos?|contrato|teletrabajo|vacaciones|formacion|periodo de prueba|viajes|mi (jefe|jefa|supervisor|responsable)|companeros|proceso|seleccion|siguientes? pasos?|siguiente fase|proximos? pasos?|segunda entrevista|decision|candidatos|funciones|empresa|una respuesta|respuesta|noticias|empezar|empezaria|incorporacion|incorporaria|dia a dia|personas en|horas (semanales|a la semana|al dia)|mis tareas|oficinas?|ubicad[oa]|trabajo|plantilla|pasa despues|pasa ahora|sabre algo|saber algo|me (llaman|llamaran|avisan|avisaran|contestan|contestaran|diran|dirian|dicen algo)|contactan|jornada|departamento|vacante|pasa luego)({fin})(?! (de mi|en mi|que hice|que tuve|del cliente|anterior))
      (hay|es|tiene|tienen|seria|se|ofrecen|habria|existe|haria falta|hace falta|puedo|podria|tendria|tendre|trabajaria|incluye|dan|esta|sera|piden) ~~{puesto}({fin})(?= [.?]| $| (o|por|en|y|para|con|los|de|tambien|aqui|mas) )(?! (que (hice|tuve|habia)|anterior|de mi))
      (tengo|tenia|queria|quisiera|quiero|me gustaria) (hacerle |hacer |yo tambien |tambien |una |un par de |unas |alguna |algunas |hacerte )*(preguntas?|duda|dudas|saber|preguntar|preguntarle) (sobre|acerca de|del|de la|respecto|con|si|cuando|como|cuantos|por|antes) ~(el |la |los |al |a )?({puesto}|seguir|este)?
      (me )?(puede|podria|puedes|podrias) ~(decir|contar|explicar|hablar|comentar) ~~{puesto}
    `,
    rephrase: `
      (que|a que|como) (quiere|quieres|se|significa|es|entiende|entiendes|querria|exactamente|te|le|debo|tengo que|busca|espera) ~(usted |exactamente |le |se |te |eso |lo )*(decir|refiere|refieres|significa|por|con eso|con|entender|que diga|que le cuente|saber|exactamente|eso de|refiere exactamente|contestar exactamente)({fin})?(?! eso (pasa|ocurre))
      que (es|significa|quiere decir|seria) ~(eso de |lo de |un |una |la |el |esa |ese )*[^ ]{4,20}( exactamente| en este contexto| aqui| para usted| para ustedes)(?= $| [.?] )
      (yo )?(no|creo que no) (le |lo |la |te |se |me )*(entiendo|entendi|he entendido|comprendo|comprendi|he comprendido|capto|pillo|queda|se|estoy segur[oa] de|acabo de|llego a|sigo|ha quedado|quedo|entendido|veo|tengo) ({adv})*(muy |bien |del todo |a que |lo que |la |que |claro |de |si |muy bien |exactamente |entender |muy claro |por donde )*(pregunta|se refiere|quiere decir|me (pregunta|pide|quiere)|palabra|refiere|quiere|significa|entendido|entender|comprender|claro|pide|va|clara|la pregunta|eso|bien|muy bien|todo|haber entendido)({fin})(?! (los clientes|por que lo hizo))
      (yo )?no (le |lo |la |te )?(entiendo|entendi|he entendido|comprendo|comprendi)({fin})(?! (ingles|espanol))
      ({usted}|{puedo})({adv})*(me |la |lo )*(reformular|explicar|explicarme|aclarar|aclararme|explicarmelo|aclararmelo|explicarlo|precisar|simplificar|concretar|especificar|ser mas (claro|clara|concreto|concreta|especifico|especifica)|decirlo de otra (manera|forma)|decir de otra (manera|forma)|decirmelo ~(manera|forma|palabras)|preguntarlo de otra (manera|forma)|plantearlo ~|formular(la|lo)? ~(otra|diferente)|reformularla|reformularmela|parafrasear|decirlo con otras palabras|decirlo mas (facil|sencillo|simple)|preguntarmelo de otra ~|explique|aclare|reformule|decir ~palabras)(?! (el puesto|el proceso|como es|un poco el puesto|las funciones))
      (con|en) (otras|palabras) (palabras|mas sencillas|mas simples|sencillas)
      (de|en) otra (manera|forma|modo) (por favor|la pregunta)
      (la|esa|esta|su) (pregunta|frase) (no )?(es|esta|me parece|suena|la veo) ~(confusa|clara|complicada|dificil de entender|rara|muy larga|ambigua|poco clara|rebuscada)
      (se refiere|te refieres|quiere decir|quieres decir|habla|hablamos|lo dice|es) ~(a|en|de|un|una|al|del|algo|que|el|por) ~(trabajo|laboral|profesional|personal|proyecto|algo|cualquier|situacion|vida|general|privado|ejemplo|nivel|ambito) ~~(o|tambien|verdad|no|por ejemplo)({fin})
      que (tipo|clase) de (ejemplo|situacion|experiencia|respuesta|cosa|proyecto) ~(quiere|busca|espera|se refiere|le interesa|necesita)
      (cuando|si) (dice|dices|habla de|pregunta por|hablas de) ~~(se refiere|quiere decir|que|es|significa|te refieres)
    `,
    repeat: `
      ({usted}|{puedo})({adv})*(me |la |lo |le |se )*(repetir|repetirme|repetirmela|repetirmelo|repetirla|repetirlo|volver a (decir|preguntar|leer|hacer|oir|escuchar|formular|decirme|repetir|hacerme|decirlo|leerla|leerme)|decir otra vez|decirmelo otra vez|decirlo otra vez|leer otra vez|leerla otra vez|hacerme otra vez|preguntar otra vez|decir de nuevo|recordar|recordarme|releer|pedirle que repita|pedir que repita|leer de nuevo|decirme de nuevo|escuchar otra vez|oir otra vez|repita|repitas)( la| el| lo| su| esa| ultima| segunda| primera| de| que)*( pregunta| parte| ultimo| frase| nuevo| dijo)*
      (repita|repitame|repite|repiteme|repitamela|repitala|vuelva a decir|vuelva a (leer|preguntar)|digame otra vez|dime otra vez) ?(la|lo|me|por favor|otra|eso|de nuevo)*( pregunta| vez| por favor)*
      (cual|como|que) (era|fue|es|dijo|ha dicho|me pregunto|decia|me ha preguntado|me dijo|dice|me preguntaba|preguntaba|me estaba preguntando|me estaba) ~(la |su |que |usted |otra |preguntando )*(pregunta|dijo|segunda parte|ultima parte|ultima pregunta|exactamente|otra vez|de nuevo|dicho|vez)?({fin})(?! (significa|eso de|el horario|el sueldo|el equipo|el puesto|lo que))(?<= (pregunta|dijo|dicho|parte|vez|preguntado|exactamente|nuevo|pregunto|preguntaba|dice|preguntando))
      (yo )?(no|apenas|casi no) (le |lo |la |se |te |he )*(oigo|oi|escuche|escucho|he oido|he escuchado|oido|escuchado|oye|escucha|oia|pude oir|pude escuchar|alcance a (oir|escuchar)|pille|capte|cogi|he podido (oir|escuchar)) ({adv})*(bien |nada |muy bien |la |del todo |lo |que |el |ultimo |final |ultima |su )*(pregunta|dijo|parte|ha dicho|nada|final|principio|ultimo|bien)?({fin})(?! de (eso|ese))
      (me he|me|he|se me|se me ha|ya no) ({adv})*(perdido|perdi|olvidado|olvide|olvido|despistado|despiste|recuerdo|distraido|distraje|ido|fue|acuerdo de) ~(el hilo|la pregunta|que|de|lo que|cual|un momento) ~(pregunta|pregunto|habia preguntado|hilo|era la pregunta|me pregunto|preguntaba)?({fin})(?! (la respuesta|hacer|llamar))
      (se|el|la|su) ~(corto|ha cortado|corta|entrecorta|audio|sonido|conexion|voz|ha ido|fue) ~(el audio|la voz|el sonido|la conexion|corto|cortado|entrecortada|corta|mal|la senal|se corto|se ha cortado|se fue|un momento)?({fin})(?! (el pelo|la luz en la tienda))(?<= (cortado|corto|corta|entrecorta|entrecortada|audio|sonido|conexion|voz|mal|senal|fue))
      (como|perdon|perdone|disculpe|otra vez|de nuevo|una vez mas|como dice|mande)( perdon| como| por favor| que| dice| disculpe| ha dicho| la pregunta| perdone| dijo| decia)*(?= $| [.?] $)
    `,
    skip: `
      ({puedo}|{usted})({adv})*(la |lo |nos |me |a |esta |esa )*(saltar|saltarla|saltarme|saltarnos|saltarmela|pasar|pasemos|omitir|omitirla|dejar|dejarla|evitar|ignorar|no (responder|contestar|hablar|decir|hablar de|entrar en|comentar|contarlo)|pasar de|continuar con|seguir con|avanzar|ir|cambiar|hacer|hacerme|obviar)( a| la| esta| esa| de| con| el| directamente| una| al| ya| por| eso| sobre| otra| ella)*( pregunta| siguiente| otra| otra pregunta| proxima| alto| siguiente pregunta| tema| lado| cosa| eso| ese tema)*(?= $| [.?] | (por favor|gracias|porque|pero|lo|si|es|no|perdon|disculpe|mejor|y|esta|esa|a la|prefiero|la|de) )(?! (las cajas|el pedido|al cliente|al bano|un momento))(?<= (pregunta|siguiente|otra|proxima|alto|tema|lado|cosa|eso|saltar|saltarla|saltarme|saltarnos|saltarmela|omitir|omitirla|responder|contestar|obviar|pasar|hablar|comentar|decir|contarlo|ella|esta|esa))
      (pasemos|pasamos|saltemos|saltamos|sigamos|paso|me la salto|la salto|siguiente|vamos|continuemos) ({adv})*(a |con |la |esta |de |directamente |palabra)*(la siguiente|siguiente|pregunta|siguiente pregunta|otra|proxima|otra cosa|otra pregunta|la pregunta siguiente|palabra)(?= $| [.?] | (por favor|gracias|mejor|si|la) )
      (la )?(siguiente|otra|proxima) (pregunta)?( por favor| gracias)*(?= $| [.?] $| (por favor|gracias|mejor) )
      (yo )?(prefiero|preferiria|quisiera|quiero|quiero mejor|me gustaria|mejor|no) (no|quiero|prefiero|me gustaria|quisiera|me siento comod[oa]|deseo|voy a) ({adv})*(responder|contestar|hablar|decir|decirlo|entrar|comentar|tocar|contestarla|responderla|hablarlo|hablando|respondiendo|comentarlo|contar eso|responderle)( a| de| sobre| eso| esto| esa| esta| ese| nada| en| la| ello| con usted)*( pregunta| eso| tema| esto| detalle| detalles| ello)*({fin})
      (eso|esa pregunta|esto|es|es algo|es un tema) ({muy})*(es )?({muy})*(demasiado |algo |muy |bastante )*(personal|privado|privada|intimo|intima|delicado|delicada|confidencial|doloroso|asunto mio)(?= $| [.?] | (prefiero|y (prefiero|no)|para|asi|no|lo|pasemos|mejor|si) )
      (sin comentarios|eso es asunto mio|no es asunto suyo|no le importa|paso palabra)({fin})
    `,
    moment: `
      ({puedo}|{usted}|deme |dame |necesito |un |una |espere |dejeme |solo |tengo que |denme |me da |me das |aguarde |espera |permitame )({adv})*(tener |darme |tomarme |dar |un |unos |solo |pensar |me |deme |otro |una |tomar |esperar |dejar )*(momento|momentito|segundo|segundito|segundos|instante|minuto|minutito|ratito|tiempo|minutos|poco de tiempo|poquito de tiempo|poco mas de tiempo)( para (pensar|pensarlo|pensarmelo|reflexionar|recordar|ordenar ~)| por favor| que (lo )?(pienso|piense)| que lo pienso)*(?= $| [.?] | (por|para (pensar|pensarlo|reflexionar|recordar|ordenar)|que (lo )?(piense|pienso)|estoy pensando|lo|es que|dejeme|a ver|tengo que pensar|necesito pensar) )
      ({puedo}|dejeme|dejame|deje|tengo que|voy a|dejeme que|deja que|deje que|espere que|dejame que|necesito|permitame|a ver|a ver si|que) ?({adv})*(que |lo |me |la |le |un segundo |un momento |poco |un poco |bien |yo )*(pensar|pensarlo|pensarmelo|piense|pienso|pensando|reflexionar|reflexione|recordar|hacer memoria|haga memoria|ordenar (mis|las) ideas|ordenar mis pensamientos|ordene ~|meditar|darle una vuelta|acordarme|me acuerde|recuerde|concentrarme|medite)( bien| un| poco| momento| segundo| rato| segundito| momentito| instante| lo| mejor| en eso| una)*({fin})(?! (en (el cliente|cambiar|dejar|quitarme|suicid)))
      (espere|espera|aguarde|un momento|un segundo|un momentito|un segundito|un instante|un minuto|momento|dame un segundo)( un| por| favor| momento| segundo| que| lo| pienso| momentito| por favor| poco| estoy pensando)*(?= $| [.?] | (que|por|estoy|lo|tengo que pensar|dejeme) )
      (estoy|lo estoy|me lo estoy) (pensando|pensandolo|haciendo memoria|intentando recordar|recordando|buscando un ejemplo|pensando en un ejemplo)( un| todavia| aun| en| ejemplo)*({fin})
      (buena|que buena|muy buena|excelente|interesante|que dificil|es una buena|dificil) pregunta ~~(pensar|piense|segundo|momento|a ver|minuto|pienso)
    `,
    dont_know: `
      (pues |la verdad |es que |la verdad es que |tampoco |no )*(no|tampoco|ni) (lo |la |se |me |te |le |les |sabria |tengo )*(se|sabria|tengo|ocurre|viene|vienen|recuerdo|acuerdo|puedo|encuentro|sale|ocurren|acuerdo de|idea|sabria decir|sabria decirle|conozco|sabria que|caigo) ({adv})*(ni |nada |ningun |ninguna |que |ahora |como |muy bien |idea |de |la |en |un |una |a |bien |decirle |mucho |la verdad |ni idea )*(ejemplo|ejemplos|idea|situacion|respuesta|decir|decirle|contestar|responder|contarle|nada|experiencia|la cabeza|la mente|la memoria|ninguno|ninguna|ahora|mismo|caso|recuerdo|responderle|hacerlo|que decir|eso)?(?= $| [.?] | (lo|perdon|perdone|la|disculpe|sinceramente|ahora|de|que|sobre|con|para|en|asi|nunca|a|pues|siento|como|ningun|nada|tampoco|es|no|ni|y la verdad) )(?! (si (se refiere|lo he entendido)|a que se refiere|a que te refieres|que (quiere decir|significa)|lo que (significa|quiere decir)|que se refiere|y (por eso|entonces)))
      (ni idea|ninguna idea|ninguno|ningun ejemplo|nada de nada|ni la mas (minima|remota) idea|nada la verdad|ni la menor idea|cero)( la verdad| lo siento| perdon| ahora mismo| sinceramente)*
      (me he|me|estoy|tengo|se me ha|se me|tengo la) (quedado|quede|quedo|mente|puesto|ha|completamente|totalmente|ido|fue) ~(en blanco|mente en blanco|sin ideas|bloquead[oa]|sin palabras|el santo al cielo|sin respuesta)
      (estoy|tengo) ~(en blanco|bloquead[oa]|la mente en blanco|la cabeza vacia|ni idea|la mente vacia)
      (nunca|jamas) (he|me ha|me he|tuve|me paso|habia|hice|me|yo) ?(tenido|hecho|pasado|visto|estado|vivido|tenido que|encontrado|ocurrido|vi|organizado|gestionado|dirigido|paso|tenia)?( que| en| algo| asi| una| un| eso| situacion| esa| ese| situacion asi| hacer| hacerlo| caso| nada| oportunidad| la| tal| como| cosa)*(?= $| [.?] | (lo|perdon|la verdad|que|asi|en (mi|ese)|la|sinceramente|como) )
      (no me ha|eso no me ha|no me habia|nunca me ha) (pasado|ocurrido|tocado|sucedido)( nunca| algo| asi| eso| nada)*({fin})
      (sigo|todavia|tampoco|aun) (sin|nada|no|ahora) (nada|saber|ocurrirseme|idea|que|se|se me|me)*( ocurre| viene| nada| idea| que decir)*({fin})
    `,
    done: `
      (eso|esto|y eso|pues eso|creo que eso|con eso|yo creo que eso) (es|seria|fue|ha sido|era|creo que es|es basicamente|vendria a ser|es mas o menos|esta) ({adv})*(todo|basicamente todo|todo lo que|mas o menos todo|lo que|mi respuesta|por mi parte|mas o menos)( todo| lo que| tengo| tenia| queria| que| decir| por mi parte| creo| basicamente| mas o menos| gracias| contar| puedo| por ahora| sobre)*({fin})
      (ya )?(no|nada|poco) (tengo|tendria|hay|queda|se me ocurre|me queda|mas|creo que tenga) ({adv})*(nada |mas |que |por |poco |mucho |nada mas |algo )*(anadir|agregar|decir|aportar|mas que|contar|mas|comentar|que anadir)( al respecto| sobre| eso| de mi parte| por mi parte| gracias| a eso)*({fin})
      (nada mas|eso es todo|ya esta|listo|he terminado|he acabado|termine|ya termine|ya he terminado|ya acabe|hasta ahi|hasta aqui mi respuesta|y ya esta|y ya|y nada mas|y eso es todo|pues ya esta|y hasta ahi)( por| mi| parte| gracias| de| que| anadir| creo| mi parte| con| eso| esta| respuesta| pregunta| respuesta)*(?= $| [.?] | (gracias|por|puede|podemos|creo|de|que|con) )
      (puede|podemos|puedes) ({adv})*(continuar|seguir|pasar a la siguiente|ir a la siguiente|hacerme la siguiente|avanzar|preguntar la siguiente)( cuando quiera| si quiere| con la siguiente| pregunta| si (le|te) parece| adelante)*({fin})
      (creo que|pienso que|diria que|me parece que) (con )?(eso|ya|esto|he|lo) (ya )?(lo )?(he |es |esta )?(dicho|respondido|contestado|todo|suficiente|contado|queda contestada|respondo)( todo| la pregunta| a la pregunta| a todo)*({fin})
    `,
  },
  brief: {
    self_harm: `
      (suicidio|suicidarme|matarme|morir|morirme|quiero morir)
    `,
    distress: `
      (ataque de panico|ataque de ansiedad|ayuda|socorro|auxilio|emergencia|me duele|tengo miedo|estoy llorando|me siento mal|me encuentro mal|estoy mal|me mareo|no puedo respirar)
    `,
    end: `
      (parar|pare|para|basta|terminar|acabar|fin|salir|adios|chao|chau|dejarlo|dejemoslo|se acabo|no quiero seguir|no quiero mas|me voy|me tengo que ir|tengo que irme|me marcho|cuelgo|colgar|terminar la entrevista|ya no quiero|no me interesa|ya basta|no mas|hasta aqui|terminamos|stop|cancelar)
    `,
    accommodation: `
      soy ({muy})*{condicion}
      (tengo|uso|llevo) (un |una |unos )?{trastorno}
      (tartamudeo|subtitulos|lengua de signos|lengua de senas|mas despacio|mas lento|mas alto|muy rapido|demasiado rapido|hable mas (alto|despacio)|no oigo bien|lector de pantalla)
      (puedo|podria) (escribir|teclear|responder por escrito|contestar por escrito)
    `,
    abuse: `
      ({insulto}|joder|callate|callese|vete a la mierda|mierda|sexy|jodete|puta|follar|que te den)
    `,
    other_language: `
      (en )?{idioma}( por favor)?
      (no hablo|no entiendo|poco) (bien )?{idioma}
      otro idioma
    `,
    break: `
      (pausa|una pausa|un descanso|descanso|bano|al bano|el timbre|la puerta|ahora vuelvo|dos minutos|cinco minutos|mas tarde|manana|otro dia|en otro momento|ahora no)
    `,
    salary_question: `
      (salario|sueldo|cuanto pagan|cuanto se gana|cuanto se cobra|la paga|el sueldo|cuanto es|remuneracion)
    `,
    about_ai: `
      (robot|maquina|humano|ia|persona|quien es usted|quien eres|quien habla|hay alguien ahi|hay alguien)
    `,
    job_question: `
      (cuando|como|cual|que|quien|donde|hay|es|tiene|tienen|cuantos|cuantas) ~~{puesto}
    `,
    rephrase: `
      (que quiere decir|no entiendo|no entendi|no comprendo|no he entendido|a que se refiere|en que sentido|como asi|por ejemplo|que significa|no esta claro|no me queda claro|explique|expliquese|aclare|que tipo|muy complicado|no le entiendo|no la entiendo|no lo entiendo)
    `,
    repeat: `
      (perdon|como|que|repetir|repita|otra vez|de nuevo|mande|disculpe|la pregunta|hola|oiga|no oi|no escuche|no he oido|no le oigo|no se oye|se corto|me repite|como dice|repite)
    `,
    skip: `
      (paso|siguiente|la siguiente|siguiente pregunta|otra|otra pregunta|saltar|salto|pasar|prefiero no|muy personal|es privado|personal|privado|proxima|continuar|sin comentarios|mejor no)
    `,
    moment: `
      (un momento|momento|un segundo|segundo|espere|espera|a ver|un minuto|un instante|dejeme pensar|dejame pensar|buena pregunta|estoy pensando|pensando|momentito|un momentito|un segundito|dejeme ver|que pregunta|pregunta dificil)
    `,
    dont_know: `
      (no se|ni idea|no lo se|nada|ninguno|ninguna|nunca|ningun ejemplo|no recuerdo|no me acuerdo|en blanco|tampoco|no que yo recuerde|no que yo sepa|dificil decir|no tengo|no sabria|no sabria decirle|jamas|no se me ocurre)
    `,
    done: `
      (ya|ya esta|eso es todo|listo|nada mas|termine|he terminado|fin|no|no gracias|es todo|y ya|ya termine|pues eso|hasta ahi|terminado|no nada mas|siguiente|adelante|ok|gracias|y eso)
    `,
  },
  reported:
    '((?<! (ya|he|como|le|lo|mejor|bien|me ha|ha) )(dicho|dije|dijo|dijeron|decia|decian|pregunto|preguntaba|preguntaban|preguntaron|pregunte|grito|gritaba|gritaban|gritando|respondio|respondi|contesto|conteste|pidio|pidieron|pedia|pedi|escribio|escribi|exigio|exigia|insistia|insistio|amenazo|insulto|insultaba|insultaban|llamo|repetia|repitio|explico|comento|comentaba|suplico|diciendo|preguntando|pidiendo|diciendome|diciendole|llamaba|llamaron|pensaba|pense|repite)|(?<! (que|lo que|como|no) )(le|les|siempre|yo|nos|me|te) (digo|pregunto|pido|dice|dicen|decimos|preguntan|piden|dije|dijo|pide|pregunta|he dicho|ha dicho|grita|gritan|habia dicho|decia)|(cliente|paciente|jefe|jefa|ella|el|senora|senor|companero|companera) (me |nos |le )*(dice|grita|pide|pregunta|dijo|decia))( [^ .?]{1,30}){0,9}',
  habit:
    '((a veces|siempre|normalmente|a menudo|generalmente|habitualmente|antes|en aquella epoca|entonces|solia|el ano pasado|el mes pasado|en mi (anterior|ultimo|primer|antiguo) (trabajo|puesto|empleo)|hace (un|dos|tres|varios|unos|cinco) anos)( [^ .?]{1,30}){0,4}|(cuando|cada vez que|siempre que|en cuanto|hasta que|mientras)( [^ .?]{1,30}){0,2})',
  inside: "((preguntarles?|decirles?|les pregunto|le pregunto|preguntar|pedir) (al|a la|a los|a las|a mi|a mis|si al) [a-z]{3,20})",
  continues: "((asi que|entonces|y|pero|y entonces|por eso) (yo )?(le |les |me |lo |la )?(pedi|pregunte|llame|fui|hice|hicimos|busque|empece|aprendi|se a quien|pregunto|busco|llamo|tuve|decidi|sali|dije|puse|di|consegui|trabaje|logre|pudimos|explique))",
  past: "era|eran|estaba|estaban|fue|fueron|tenia|tenian|habia|dijo|dije|hice|hizo|fui|pidio|vino|quiso|[a-z]{2,20}(aba|aban|ieron|aron)|ella|ellos|ellas",
  addressed: "(usted|le|me|por favor|perdon|perdone|disculpe|puedo|podria|podemos|quisiera|quiero|necesito|prefiero|cuanto|cuando|es que|espere|no|eso es|ya|hay|es|tengo|estoy)",
  reportedAfter:
    '(~(me dijo|dijo|decia|me decia|me gritaba|gritaba|dice el|dice ella|me dice|le dije|les dije|me pregunto|grito|nos dijo|dijeron|me dijeron))',
  padding: `
    a ah ahora al algo aqui asi aun bien bueno buenos buenas casi claro como con creo cual de del dias disculpe disculpa decir e el ella en entonces era es esa ese eso
    esta este esto estoy favor gracias ha hay he hola hoy igual la las le les lo los mas me mejor mi mire mira mismo momento mucho muchas muy nada no nos o
    oiga oye para pero perdon perdona perdone pero poco por porque pregunta pues puede puedo que quiero quiere saber se senor senora ser si siento sin sobre solo
    son su sus tal tambien tan te tengo tiene todo tu un una unas unos usted va vale vaya ver verdad vez voy y ya yo sinceramente honestamente lamento ay uy
  `,
})
