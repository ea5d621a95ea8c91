import { any, gap, near, type HarmWords } from './harm-words.ts'
import { phrases } from './phrases.ts'

export const spanishHarm: HarmWords = {
  reports: any(
    'falsifi[a-z]*',
    'falsee',
    'truque',
    'truqu[a-z]*',
    'amane',
    'amañe',
    'maquille',
    'maquill[a-z]*',
    'inventado',
    'inventamos',
    'me invente',
    'me los invente',
    'invente',
    'antedat[a-z]*',
    'firme (?:por (?:ella|el|mi companer[ao]|ellos)|en su nombre|sin (?:leer|mirar|revisar|comprobar)|en su lugar)',
    `(?:apunte|anote|puse|registre|marque|rellene|firme|escribi|cuadre|consigne)${gap}(?:sin (?:haber|medir|mirar|comprobar|revisar|hacer)|aunque no|a ojo|de memoria|inventad[a-z]*|como si|por adelantado|que no era)`,
    `cambie (?:la fecha|las fechas|la etiqueta|las etiquetas|las notas|la nota|los numeros|las cifras|las horas|la hora|el acta)`,
    'reetiquet[a-z]*',
    'etiqueta nueva',
    'redonde[a-z]*',
    'cuadre (?:la caja|las cuentas|los numeros) con',
    'sin (?:decir(?:le|les|selo)? nada|decirlo|decirselo|avisar|informar|permiso|autorizacion|consentimiento|receta|factura|contrato|anotarlo|apuntarlo|registrarlo|comprobar|revisar|medir|guantes|casco|arnes|cortar la corriente|proteccion|copia de seguridad|preguntar|consultar|esperar|orden medica|darle de alta|darlos de alta|que se entere[a-z]*)',
    `nadie (?:se (?:entero|dio cuenta|ha enterado|entero)|lo (?:noto|supo|vio|sabe)|noto|pregunto|se entera)`,
    'ojos que no ven',
    'a escondidas',
    'por debajo (?:del agua|de la mesa|de cuerda)',
    'bajo cuerda',
    'bajo mano',
    'en negro',
    'sin factura',
    'menti',
    'le menti',
    'les menti',
    'mentira',
    'mentirijilla',
    'mentira piadosa',
    'enga[nñ][a-z]*',
    'fingi',
    'hice como (?:que|si)',
    'hacer creer',
    'hice creer',
    'me hice el',
    'me hice la',
    'oculte',
    'ocult[a-z]*',
    'escondi',
    'tape (?:el|la|lo|los)',
    'encubr[a-z]*',
    'calle',
    'me lo calle',
    'me calle',
    `(?:borre|elimine|destrui|tire|rompi)${near}(?:pruebas?|correos?|mensajes?|historial|registros?|partes?|quejas?|datos|pedidos|hojas?)`,
    'eche la culpa',
    'echar la culpa',
    'le eche el muerto',
    'culpe',
    'no (?:lo )?(?:notifique|declare|comunique|registre|apunte|anote|avise|informe|dije a nadie|conte a nadie|di parte)',
    `(?:les|le) dije que${gap}(?:ya se habia ido|no estaba|no quedaba[a-z]*|estaba agotad[a-z]*|era normal|era obligatorio|estaba revisad[a-z]*|era nuevo|se habia perdido)`,
    `(?:dije|asegure|prometi|conte)${gap}(?:no era verdad|no era cierto|mentira)`,
    'puente[ée]?',
    'puenteamos',
    'hice un puente',
    'anule (?:el|la|los)',
    'desactiv[a-z]*',
    'desconecte (?:la|el|los) (?:alarma|sensor|timbre|detector|seguridad|alarmas)',
    `(?:quite|quitamos|retire|desmonte|tape|bloquee)${near}(?:protecci[a-z]*|resguardo|carcasa|sensor|alarma|detector|limitador|timbre|seguro)`,
    'me salte',
    'nos saltamos',
    'saltarme',
    'saltarse',
    'ignor[eéo]',
    'ignore (?:la|el|los|las)',
    'hice caso omiso',
    'no respete',
    'con tension',
    'en tension',
    'con la maquina en marcha',
    'demasiad[ao]s (?:normas|reglas|papeleo)',
    'las normas (?:son|estan)',
    'caducad[a-z]*',
    'fecha de caducidad',
    'sobrecarg[a-z]*',
    'la tarjeta de',
    'su tarjeta',
    'la clave de',
    'la contrasena de',
    'horas de conduccion',
    'tacografo',
    'machaque las pastillas',
    'triture las pastillas',
    'en (?:el|la|su) (?:yogur|pure|sopa|comida) sin',
    'doble dosis',
    'doble de (?:la )?dosis',
    'para que (?:se durmiera|durmiera)',
    'al desague',
    'por el desague',
    'al rio',
    'soborn[a-z]*',
    'mordida',
    'cobre (?:por|un extra|aparte|de mas)',
    'fui cobrando',
    'cobrando',
    'me quede (?:con el dinero|con la diferencia|con las propinas)',
    'robe',
    'me lleve',
    'meti la mano',
    'confidencial[a-z]*',
    'base de datos de clientes',
    'lista de clientes',
    `(?:extranjer[a-z]*|moros?|musulman[a-z]*|velo|gitan[a-z]*|inmigrante[a-z]*|mujeres|embarazad[a-z]*|mayores|demasiado viej[a-z]*|negr[oa]s|sudacas|esa gente|discapacitad[a-z]*|madres|seguro popular|los del pueblo)${gap}(?:no|nunca|ningun[a-z]*|descart[a-z]*|siempre|a la basura|fuera|ya se habia)`,
    `por su (?:edad|religion|origen|acento|color|embarazo)`,
    'humill[a-z]*',
    'en ridiculo',
    'delante de (?:todos|toda la clase|todo el equipo|los demas)(?: [^ ]+){0,4} (?:verguenza|leccion|ejemplo|aprend[a-z]*|ridiculo)',
    'encerre',
    'ate (?:a|las|los|le)',
    'amenac[eé]',
    'amenaz[a-z]*',
    'pegue (?:un|una|le|a)',
    'bofetada',
    'obligue a',
    'la obligue',
    'lo obligue',
    'deje (?:llorando|tirad[a-z]*|sucio|sucia|mojad[a-z]*|sin (?:comer|cenar|agua|timbre))',
    `(?:timbre|andador|gafas|movil|baston)${gap}(?:quit[a-z]*|lejos|fuera de su alcance|desconect[a-z]*|escond[a-z]*)`,
    'fuera de su alcance',
    'hice el (?:trabajo|examen) por',
    'le di las respuestas',
    'letra pequena',
    'le coloque',
    'le endose',
    'presion[a-z]*',
  ),
  departs: phrases(
    null,
    `
    aunque|no medi|no revise|no comprobe|no conte|no mire|no espere|no dije|no avise|me salte|nos saltamos
    deje sin|pase por alto|marque|firme|rellene|apunte|anote|puse|a ojo|a bulto|de memoria|del dia anterior
    del ano pasado|copie|redondee|ajuste|cuadre|mes siguiente|di por perdid*|en efectivo|en mano|propina*
    del sueldo|descontamos|desconte|prometi|asegure|jure|le dije que|les dije que|dije al cliente|dije al jefe
    directamente en produccion|en produccion|contrasena|foto|publique|reenvie|sobrecarg*|demasiado peso
    demasiado rapido|con tension|en marcha|tape|calce|quite|desconecte|apague|guantes|casco|gafas|caducad*
    del dia antes|servi igual|vendi igual|de todas formas|mande a casa|eche a|eche de|fuera de clase|delante de
    de pie|en el rincon|hice esperar|deje esperando|deje sonar|colgue|ignore*|no hice caso|quite el|quite la|grite
    gritos|bronca|vag*|tont*|histeric*|dificil*|extranjer*|cultura|mujeres|chicas|viejos|mayores|jovenes|esa gente
    gente asi|acento|privado|personal|cobre|cobrando|escondi|guarde para`,
  ),
  excuses: phrases(
    null,
    `
    nadie|no se dio cuenta|ni se enter*|no noto|no paso nada|no pasa nada|no ha pasado|norma*|regla*|reglamento*
    papeleo|burocracia|teoria|practica|en la vida real|pragmatic*|exager*|perdida de tiempo|perder el tiempo
    no hay tiempo|no tenia tiempo|lleva tiempo|tramite|formalidad|experiencia|despues de tantos anos|con los anos
    instinto|olfato|todo el mundo|todos lo hacen|lo hacen todos|es asi|asi es|asi funciona|el cliente quedo
    content*|encantad*|satisfech*|el jefe|objetivo*|bonus|comision|lo volveria|volveria a|no me arrepiento
    orgullos*|no es mi problema|no es asunto|su problema|culpa suya|se lo merec*|de todos modos|de todas formas
    tarde o temprano|hay que|tienes que|tiene que|disciplina|respeto|aprender|leccion|mano dura|firme*|estrict*
    madurar|valor|valentia|list*|espabilad*|truco|atajo|lo que importa|lo importante|lo que cuenta
    al fin y al cabo|la verdad|sinceramente|claro|confirma|a poco no|que le cueste|bien facil|nadie es perfecto
    seamos sinceros|entre nosotros|la diferencia|no controla|no comprueba|seguro paga|siempre se ha hecho
    siempre lo hemos|toda la vida|nunca he necesitado|no necesito|no hace falta|no me hace falta|no creo en
    no es mi estilo|sin discusion|yo soy el jefe|yo soy la jefa|yo decido|mando yo|y punto|punto final
    asunto cerrado|problema resuelto|asunto resuelto|y listo|mano de santo|funciono|funciona|lo entendieron
    entendio el mensaje|no volvio mas|no volvio a|no se quejo mas|no mas quejas|todo el mundo sabe|cualquiera sabe
    un profesional|profesional de verdad|los debiles|la piel dura|no es una guarderia|no somos una|no es una ong
    los numeros|los resultados|el tiempo me dio|me dio la razon|tenia razon|alguien tiene que|no habia otra
    no quedaba otra|no hay otra|si no nunca|si no no|ahorra tiempo|ahorre tiempo|ganamos tiempo|ahorro|innecesario
    superfluo|ridiculo|tonterias|teoricos|oficina|inspectores|auditores|proteccion de datos|sindicato|exageracion
    teatro|caprichos|pragmatismo|picardia|un favor`,
  ),
  denies: phrases(
    null,
    `habria|hubiera|en vez de|en lugar de|me negue|nos negamos|no menti|sin mentir|no oculte|no quise|para evitar|evitar|descubri que|vi que|me pidio que|me pidieron|denuncie|pedi perdon|pedi disculpas|reconoci|confese|no me calle|sin engan*`,
  ),
  speaker: phrases(null, 'yo|me|mi|mis|nos|por mi|hice|puse|dije|fui'),
  other: phrases(null, 'mi companero|mi companera|un companero|el anterior|mi antecesor|el proveedor|alguien'),
}
