import type { StructureLanguage } from './language.ts'

// Harm and wrongdoing as people tell it in plain words, which name no offence: "I signed off the checks without looking". Folded words
// without articles, as in the clauses of an answer, where "him", "her" and "their" are one word. `~4` stands for up to four words of any
// kind, `*` for any ending.

const EN = `
(signed off|signed|ticked|ticked off|initialled|checked off|filled in|wrote down|entered|logged|approved|stamped) ~6 without ~3 (checking|looking|doing|testing|reading|measuring|inspecting|counting|opening|going|seeing)
(signed off|ticked|ticked off|initialled|filled in|wrote down|put down|entered|logged) ~6 (although|even though|though|but) ~4 (not done|not checked|not do|not been|never did|never done|never checked|had not)
(signed|clocked in|clocked out|clocked|punched in|punched|swiped in|swiped|stamped) ~2 for (their|them|colleague*|my colleague*|my friend*|my mate*|my brother|my cousin)
(filled in|wrote|put) their name ~2 signed
(switched off|turned off|took off|removed|disabled|disconnected|unplugged|bypassed|blocked|covered|taped over|taped up|tied back|wedged open|propped open|wedged|propped|overrode|jammed) ~2 (guard*|fire alarm|smoke alarm|alarm sensor|sensor*|interlock*|smoke detector*|fire door*|safety*|emergency stop|limiter|light curtain)
(switched|turned|took|left|wedged|propped) ~2 (guard*|fire alarm|smoke alarm|alarm sensor|sensor*|interlock*|smoke detector*|safety*|fire door*|fire exit|it) ~3 (off|open|out) ~8 (faster|slow*|annoy*|quicker|in way|beep*|carrying|time|noise)
(worked|went up|climbed|drove|cut|welded|sprayed|ground|mixed|sent ~3 up|sent ~3 down|let ~3 work|let ~3 climb) ~6 (without ~2|had no|no) (harness*|helmet*|gloves|mask*|goggles|seat belt*|permit*|licen*|respirator*|protection|scaffold*|training)
no (harness*|scaffold*|permit*|licen*) ~3 but ~2 (sent|went|let|drove|started|climbed)
(told|said|promised|assured|wrote|claimed|swore) ~12 (although|even though|though) (i|we) ~1 knew
(told|said|wrote|claimed) ~14 which (was not ~1 true|was untrue|was lie)
(deleted|erased|wiped|shredded|destroyed|tore up|threw away|binned) ~6 (complaint*|e mail*|email*|mail*|message*|log*|evidence|recording*|footage|record*|letter*|receipt*) ~10 (so that|so nobody|so no one|before) ~8 (come up|find|found|see|notice*|audit*|inspect*|review*|boss|manager*)
(took|kept|pocketed|put) ~5 (money|cash|tips|tip jar|change|pounds|euros|dollars|fiver|tenner) ~14 (kept it|for myself|in my pocket|my own pocket|my bag)
kept ~1 (money|cash|change|difference|tips|rest) ~2 (myself|pocket|noticed|nobody|never)
(not|without) (ring|ringing) (it|that|everything|drink*|sale*|order*) up
(not|without) (put|putting) ~2 (through till|into till|in till)
(changed|swapped|replaced|altered|covered|peeled off|stuck new|printed new|put new|relabelled) ~3 (label*|date*|sticker*) ~10 (throw away|throw ~2 away|threw|waste|yesterday|old stock)
(past|over|passed) ~1 (date|sell by|use by|best before) ~12 (changed|relabelled|served|sold|used ~2 anyway|put ~2 back|new label*|new sticker*)
(expired|out of date|gone off|mouldy) ~10 (served|sold|put ~2 back|used it anyway|relabelled|changed ~2 (label*|date*))
(dropped|fell) ~5 floor ~8 (served|put ~2 back|back on plate|sent it out|wiped it)
(poured|tipped|dumped|emptied|flushed|threw|buried|burned|burnt) ~6 (down|into|in|behind|onto) ~2 (drain*|river*|sewer*|stream*|woods|forest|lake|gutter|ditch|canal)
(solvent*|oil|paint|chemical*|acid|bleach|medicine*|tablets|antifreeze|diesel) ~8 (sink|toilet|drain*)
(changed|adjusted|altered|moved|shifted|tweaked|massaged|edited|inflated|rounded) ~4 (numbers|figures|results|readings|digits|values|data|invoice*|hours|count|measurements|statistics|sales|stock) ~10 (so that ~6 (look*|fit*|match*|right|add* up|pass*|fine|better)|to make ~4 (look*|fit|match|right|better)|into next (month|quarter|year)|next (month|quarter|year))
(copied|reused|repeated) ~2 (results|readings|values|numbers|figures|temperatures|measurements) from ~3 (first|last|previous|before|yesterday|old|other|morning|week)
(wrote|put|claimed|booked|billed|charged|logged) ~5 hours ~8 (although|even though|but) ~6 (not|never|only|less|home|left)
timesheet ~12 (went|left|gone) ~3 (home|early)
(charged|billed|invoiced) ~5 for ~6 (never|not) (did|do|done|happened|delivered|used|received|needed)
(looked|look|peeked|read|opened|searched|went through) ~5 (file*|record*|chart*|account*|letters|phone|messages|emails|diary) ~10 (curious|curiosity|nosy|wanted to know)
(copied|downloaded|took|saved|printed|exported|forwarded|sent) ~5 (customer*|client*|contact*|price*|recipe*|drawing*|code|design*|data*) ~2 (list*|base|file*|data*)? ~10 (left company|before i left|new job|new place|new company|new employer|competitor*|my private|memory stick)
(lent|gave|shared|told) ~3 my (badge|password*|login|access card|id card|pin) ~2 (to|with|so)
(lent|gave|told|shared with) ~2 (friend*|colleague*|their|them|cousin|brother|temp) my (badge|password*|login|access card|id card|pin)
(pregnant|too old|foreign*|muslim|disabled|headscarf|wheelchair|gay|union|small children|young children|accent) ~12 (went with ~3 other|chose ~4 (other|another|man)|picked ~3 other|took ~3 other|hired ~3 (other|man)|not (hire|invite|take|call|offer|promote|rent|serve)|turned ~3 (down|away)|rejected|bin|said ~4 (taken|filled|gone))
(not|never) (hire*|invite*|take|took|promote*|offer*|serve*|rent*) ~6 because ~8 (pregnant|old|foreign*|muslim|disabled|headscarf|children|gay|union|accent|baby)
(drove|took car|took van|operated|drive) ~10 (although|even though|after|but|having|with) ~6 (beer*|drunk|drinks|drinking|wine|pints|vodka|joint|weed)
(came|went|turned up) to work (drunk|stoned|hungover|high)
(locked|shut|tied|strapped) ~2 (child*|kid*|boy|girl|resident*|patient*|man|lady|woman|toddler*) ~3 (in|into|to|up|outside|out) ~3 (room|store*|cupboard|bathroom|bed|chair|car|cellar|shed|toilet|balcony|office|cold)
(moved|took|put|unplugged|hid|switched off|turned off) ~1 (bell|call bell|buzzer|call button|cord) ~4 (away|off|out of reach|not reach|could not reach|drawer|quiet*)
(slapped|kicked|shook|pinched|smacked|punched) (child*|kid*|boy|girl|resident*|patient*|customer*|apprentice*)
(child*|kid*|boy|girl|resident*|patient*|lady|toddler*) ~12 (locked|shut|tied|strapped) their ~3 (in|into|to|up|outside|out) ~3 (room|store*|cupboard|bathroom|bed|chair|car|cellar|shed|toilet|balcony|office|cold)
(said|told ~3) ~3 (it|that it|that) (must have been|was|were) ~4 (night|evening|morning|late|early|other|previous|new|them|their|colleague*|apprentice*|trainee*) ~10 (blame*|warning|trouble|fired|told off|instead)
(used|put) (company|work|firm) (card|credit card|account|money) ~4 (for|on) ~3 (private|my own|myself|holiday*|family|groceries|shopping)
called in sick ~10 (although|even though|but|because) ~6 (not sick|not ill|fine|match|concert|party|beach|holiday*|another job|other job)`

const DE = `
(kontroll*|prufung*|liste*|rundgang|temperatur*|checkliste*|wartung*|test*|protokoll*|messung*) ~8 (nicht gemacht|nicht gepruft|nicht durchgefuhrt|nicht kontrolliert|nie gemacht) ~8 (abgehakt|eingetragen|unterschrieben|angekreuzt|ausgefullt|abgezeichnet|notiert)
(abgehakt|eingetragen|unterschrieben|angekreuzt|ausgefullt|abgezeichnet) ~4 (ohne ~5 (prufen|gepruft|schauen|nachzuschauen|nachzusehen|kontrollieren|messen|machen|lesen|hinzusehen|anzusehen)|obwohl ~8 (nicht|nie|gar))
ohne ~6 (prufen|nachzuschauen|nachzusehen|kontrollieren|messen|hinzusehen) ~3 (abgehakt|eingetragen|unterschrieben|angekreuzt|ausgefullt|abgezeichnet)
fur ~3 (kolleg*|freund*|kumpel*|bruder) ~3 (mitgestempelt|gestempelt|eingestempelt|ausgestempelt|unterschrieben|mit unterschrieben)
(kolleg*|ihn|sie) ~2 (mitgestempelt|eingestempelt)
(schutz*|lichtschranke|sicherung*|rauchmelder|feuermelder|brandschutztur*|notaus|sensor*|endschalter|verriegelung|abdeckung|haube|gitter|brandmelder) ~4 (abgeschaltet|ausgeschaltet|ausgebaut|abgebaut|abgenommen|abmontiert|abgeklebt|zugeklebt|verkeilt|blockiert|stillgelegt|weggelassen|ausgesteckt|abgeklemmt|uberbruckt|ausser betrieb)
ohne ~2 (gurt|sicherung|helm|schutzbrille|handschuhe|maske|geruist|gerust|absturzsicherung|fuhrerschein|genehmigung|einweisung|unterweisung) ~6 (gearbeitet|gefahren|hochgeschickt|raufgeschickt|hinaufgeschickt|hochgeklettert|hochgestiegen|geschweisst|geschickt|arbeiten lassen|fahren lassen|hochgegangen|raufgegangen)
(gesagt|behauptet|erzahlt|versprochen|geschrieben|versichert) ~12 (obwohl|dabei) ~2 (ich|wir) ~4 (wusste*|genau wusste*)
(ja|nein) gesagt ~2 obwohl ~6 (wusste*|stimmte|schaden)
(gesagt|behauptet|erzahlt|geschrieben) ~10 was ~1 (nicht ~1 (stimmte|gestimmt|wahr)|gelogen)
(zahl*|wert*|bestand|messwert*|stunden|umsatz*|ergebnis*|daten|datum|rechnung*) ~5 (angepasst|verandert|geandert|abgeandert|verschoben|abgeschrieben|ubernommen|aufgerundet|hochgesetzt) ~10 (gestimmt|gepasst|passt|aussieht|aussah|stimmt|besser|nachsten monat|nachste quartal|nachsten quartal)
werte von ~3 (ersten|letzten|vorigen|gestern|vortag|woche) ~3 (genommen|ubernommen|abgeschrieben|eingetragen)
(zahl*|bestand) ~5 einfach (angepasst|geandert|hingeschrieben)
(umetikettiert|datum ~2 (uberklebt|geandert|verandert))
(abgelaufen*|verdorben*|schimmel*) ~8 (verkauft|serviert|ausgegeben|wieder reingelegt|zuruckgelegt|verwendet|umetikettiert|verarbeitet)
(runtergefallen|heruntergefallen|boden gefallen) ~8 (serviert|zuruckgelegt|wieder auf teller|rausgegeben|rausgeschickt)
(ol|altol|losungsmittel|farbe|saure|chemikalien|reiniger|fett|diesel|mull|abfall|abfalle|lack|reste|medikamente) ~8 (gully|abfluss|kanal|bach|fluss|wald|toilette|klo|ausguss|garten|wiese|see) ~3 (gekippt|geschuttet|gegossen|entsorgt|geworfen|gelassen|geleert|vergraben)
(akte*|patientenakte*|daten|konto|unterlagen|handy|post|mails) ~6 (angesehen|angeschaut|gelesen|nachgeschaut|durchgesehen|geoffnet|reingeschaut) ~8 (neugierig|neugier|wissen wollte|interessiert hat)
(kundenliste*|kundendaten|adressen|kontakte|rezepte|zeichnungen|preisliste*|quellcode) ~8 (kopiert|mitgenommen|heruntergeladen|ausgedruckt|geschickt|gezogen)
(ausweis|passwort|zugangskarte|chipkarte|badge|schlussel|login|pin) ~5 (geliehen|ausgeliehen|verraten|weitergegeben)
(schwanger|zu alt|auslander*|kopftuch|muslim*|behindert*|rollstuhl|gewerkschaft|kleine kinder|akzent|schwul) ~12 (andere* ~2 (genommen|eingestellt|gewahlt|entschieden)|nicht ~2 (eingestellt|genommen|eingeladen|befordert|vermietet|bedient)|abgesagt|aussortiert|abgelehnt|schon (vergeben|besetzt))
(gefahren|heimgefahren|nach hause gefahren|zuruckgefahren) ~8 (obwohl|nach|mit) ~6 (getrunken|bier*|alkohol|promille|wein|schnaps)
(obwohl|nach) ~6 (getrunken|bier*|alkohol|wein|schnaps) ~8 (gefahren|heimgefahren|ans steuer)
(bewohner*|patient*|kind*|jung*|madchen|schuler*|ihn|sie|ihm|ihr) ~6 (eingesperrt|eingeschlossen|angebunden|festgebunden|fixiert|ausgesperrt|geschlagen|geschubst|gekniffen|geschuttelt)
(klingel|glocke|rufknopf|notruf) ~4 (weggenommen|weggelegt|abgestellt|ausgesteckt|weggehangt|abgeschaltet|ausgeschaltet|weggeschoben)
(geld|trinkgeld|wechselgeld|scheine|differenz|rest) ~6 (eingesteckt|behalten|mitgenommen|selbst behalten|in meine tasche|tasche gesteckt)
nicht ~2 (gebongt|boniert|eingetippt|in kasse (eingegeben|gegeben|getippt))
ohne ~2 (bonieren|einzutippen|bon)
stunden ~5 (aufgeschrieben|eingetragen|abgerechnet|angegeben|gebucht) ~3 (obwohl|aber|die ~3 nicht)
(krank gemeldet|krankgemeldet|krank geschrieben|krankschreiben lassen) ~8 (obwohl|aber|weil) ~6 (nicht krank|gesund|konzert|party|spiel|urlaub|anderen job|nichts)
(mails|mail|nachrichten|beschwerde*|unterlagen|protokoll*|aufnahme*|dateien|belege) ~5 (geloscht|vernichtet|weggeworfen|geschreddert|verschwinden lassen) ~8 (damit|bevor|vor ~2 (prufung|kontrolle|audit))
(gesagt|behauptet) ~5 (gewesen|spatschicht|nachtschicht|fruhschicht|azubi|lehrling|kolleg*|aushilfe) ~4 (sei|ware|war|gewesen) ~10 (arger|abmahnung|schuld|statt)`

const FR = `
(coche|signe|rempli|valide|emarge|paraphe|note) ~6 sans ~4 (faire|verifier|regarder|lire|controler|mesurer|tester|compter|ouvrir)
(coche|signe|rempli|valide) ~6 (alors que|bien que|meme si) ~6 (pas fait|pas verifie|rien fait|pas ete fait*|pas controle)
(signe|pointe|badge|emarge) ~4 (a place|pour) ~3 (collegue*|copain|copine|ami*|autre|lui|elle|frere)
(enleve|retire|debranche|neutralise|bloque|demonte|scotche|coupe|desactive|arrache|condamne|cale) ~3 (carter*|protection*|capteur*|securite*|detecteur*|porte coupe feu|grille*|capot*|barriere*|arret d urgence|issue de secours|limiteur)
(travaille|monte|fait monter|envoye ~4|conduit|soude|coupe|laisse ~5) ~5 sans ~2 (harnais|casque|gants|masque|lunettes|ceinture|permis|echafaudage|autorisation|formation|protection*)
(dit|promis|assure|ecrit|affirme|repondu) ~12 alors que ~4 (savais|savions|sachant|savait|c etait pas|n etait pas)
(dit|raconte|ecrit|affirme|repondu) ~12 ce qui (n etait pas vrai|etait pas vrai|etait faux)
(change|modifie|remplace|recolle|colle|refait|gratte) ~3 (date*|dlc) ~10 (rayon|frigo|vend*|jet*|perime*|remis*|vitrine)
(perime*|avarie*|moisi*|date passee|depasse*) ~12 (change ~2 (etiquette*|date*)|remis*|vendu*|servi*|utilise*|reetiquete*)
(tombe*) ~5 (terre|sol) ~8 (servi*|remis*|renvoye*|essuye*)
(verse|jete|vide|deverse|enterre|brule|balance) ~6 (egout*|evier|riviere|foret|ruisseau|lavabo|toilettes|wc|nature|champ|fosse|caniveau)
(huile*|solvant*|peinture*|acide*|produit*|gravats|dechets) ~6 (verse*|jete*|vide*|deverse*|enterre*|brule*|balance*) ~4 (egout*|evier|riviere|foret|ruisseau|lavabo|toilettes|nature|champ|fosse|caniveau)
(change|modifie|ajuste|arrondi|gonfle|decale|recopie|copie|deplace|arrange) ~4 (chiffres|resultats|valeurs|releves|mesures|donnees|factures|heures|stock*|nombres|temperatures) ~10 (pour que ~6|colle*|juste*|passe*|mois suivant|trimestre suivant|premier*|veille|precedent*|mieux)
(regarde|lu|consulte|ouvert|fouille) ~5 (dossier*|compte*|fiche*|courrier*|telephone|messages|mails) ~10 (curieu*|curiosite|voulais savoir)
(copie|telecharge|emporte|imprime|envoye|pris|garde) ~4 (fichier* client*|liste* client*|listes? de clients|base client*|contacts|recettes|plans|code source|fichier des clients|carnet d adresses)
(prete|donne|partage) ~4 (mon badge|mot de passe|mes codes|ma carte|mon code|mes identifiants|mon acces|badge)
(enceinte|trop age*|trop vieux|trop vieille|etranger*|voile*|musulman*|handicap*|syndiqu*|jeunes enfants|accent|homosexuel*) ~12 (pris ~2 autre|choisi ~3 autre|embauche ~3 autre|retenu ~3 autre|pas (embauche*|pris|invite*|rappele*|retenu*|loue|servi)|refuse*|ecarte*|deja (pourvu|pris*|loue*))
(rentre*|conduit|reparti*|pris (volant|route|camion|voiture)|roule) ~10 (alors que|bien que|apres|meme si) ~6 (bu|bieres|verres|alcool|biere|vin|fume)
(enferme|attache|gifle|bouscule|pince|secoue|tape|frappe|puni) ~4 (enfant*|resident*|patient*|eleve*|garcon|fille|petit*|apprenti*|dame|monsieur|lit|chaise|fauteuil|chambre|placard|reserve|dehors)
(eloigne|enleve|debranche|coupe|retire|mis) ~2 sonnette*
(tapais|tape|enregistrais|enregistre|passais|encaissais) ~1 pas ~6 (caisse|especes|ticket*)
(garde|gardais|empoche|empochais|mis|pris|prenais) ~3 (monnaie|argent|difference|especes|pourboire*|billet*|liquide) ~8 (poche|moi|jamais|personne|patron|caisse)
(compte|note|declare|facture|mis|marque) ~4 heures ~8 (alors que|mais) ~8 (pas|partais|parti*|rentre*|seulement|moins)
(me suis|m etais|suis) mis* en arret ~8 (alors que|mais|pour)
arret maladie ~8 (alors que|mais|pour) ~6 (pas malade|vacances|match|concert|plage|allais bien|autre travail)
(supprime|efface|detruit|jete|dechire|broye) ~5 (mails|mail|messages|plainte*|reclamation*|lettre*|enregistrement*|preuves|fichiers|documents|factures) ~8 (pour que|avant|pour ne)
(dit|raconte) ~4 (c etait|que c etait) ~4 (equipe|collegue*|apprenti*|stagiaire*|interimaire*|nuit|soir|matin|nouveau|nouvelle) ~12 (avertissement|blame|ennuis|gronde*|engueule*|sa place|notre place)
(donne|fait|casse|abime|raye|perdu|renverse|oublie) ~12 (je ne ai dit a personne|ai rien dit|dit a personne|rien note|ai pas signale|en ai pas parle)`

const ES = `
(marque|firme|rellene|apunte|valide|di por buen*|di por hech*|tache|puse) ~6 sin (hacer*|mirar*|comprobar*|revisar*|leer*|medir*|contar*|verificar*|probar*|abrir*)
(firme|fiche|fichaba|firmaba|pique|picaba) ~6 (por|en lugar de|en nombre de) ~3 (companer*|amig*|otr*|herman*)
(quite|quitamos|desconecte|anule|puentee|tape|bloquee|apague|desmonte|desactive|calce|saque|retire) ~3 (proteccion*|sensor*|seguridad|puerta cortafuegos|puerta de emergencia|resguardo*|carcasa|detector*|barrera*|rejilla|parada de emergencia|limitador)
(trabaje|trabajamos|subi|subimos|mande ~4|deje ~4|conduje|suelde) ~5 sin ~2 (arnes*|casco*|guantes|mascarilla*|gafas|cinturon|permiso|carnet|andamio*|autorizacion|formacion|proteccion*)
(dije|prometi|asegure|escribi|conte|jure) ~10 aunque ~3 (sabia|sabiamos|no era|no estaba|habia)
(dije|conte|escribi|asegure) ~12 (lo cual|lo que|y|cosa que) (no era (verdad|cierto|asi)|era (mentira|falso))
(cambie|cambiamos|puse|pegue|despegue|quite|raspe|borre) ~3 fecha* ~10 (nevera|estante|vend*|tirar|caducad*|lineal|volvi*|congelador|camara)
(caducad*|pasad*|podrid*|mal estado|mohos*) ~12 (cambie ~2 (etiqueta*|fecha*)|volvi a poner|servi|vendi|use|serviamos|vendiamos|aproveche|reetiquete)
(cayo) ~4 suelo ~8 (servi|volvi a poner|sirvi*|puse ~2 plato|limpie y)
(tire|eche|verti|vacie|enterre|queme|vertimos|tiramos|echamos) ~6 (desague|alcantarilla*|rio|monte|bosque|fregadero|lavabo|vater|campo|arroyo|cuneta|inodoro)
(cambie|modifique|ajuste|copie|redondee|infle|movi|altere|retoque|repeti) ~4 (numeros|cifras|resultados|valores|lecturas|mediciones|datos|facturas|horas|stock|existencias|temperaturas) ~10 (para que ~6|cuadra*|mes siguiente|trimestre siguiente|primera|anterior*|ayer|mejor|bien)
(mire|lei|consulte|abri|entre en|revise) ~5 (historial*|expediente*|ficha*|cuenta*|correo*|movil|mensajes) ~10 (curiosidad|curios*|queria saber|cotille*)
(copie|descargue|me lleve|imprimi|me envie|guarde) ~5 (lista* de clientes|base de datos|clientes|contactos|recetas|planos|codigo|tarifas) ~10 (antes de irme|me fui|nueva empresa|otra empresa|competencia|usb|pendrive|me lleve|casa|personal)
(preste|deje|di|pase|comparti) ~4 (mi tarjeta|mi contrasena|mis claves|mi clave|mi pin|mi acreditacion|contrasena)
(embarazada|demasiado mayor|muy mayor|extranjer*|velo|musulman*|discapacidad|sindicat*|hijos pequenos|acento|gay|gitan*) ~12 (elegi ~3 otr*|cogi ~3 otr*|escogi ~3 otr*|contrate ~3 otr*|no ~2 (contrate|llame|cogi|alquile|atendi|ascendi)|descarte|rechace|ya estaba (ocupad*|cubiert*|alquilad*))
(volvi|conduje|fui|lleve|cogi (coche|camion|furgoneta)) ~10 (aunque|despues de|habiendo) ~5 (bebido|cervezas|copas|alcohol|vino|fumado)
(encerre|ate|pegue|empuje|pellizque|zarandee|abofetee|deje) ~4 (nino*|nina*|residente*|paciente*|alumno*|aprendiz*|abuel*|senor*) ~5 (cuarto|almacen|cama|silla|bano|armario|habitacion|fuera|bofeton|tortazo|encerrad*|atad*)
(quite|aparte|desconecte|aleje|retire) ~2 (timbre*|llamador|pulsador)
no ~2 (registraba|registre|cobraba por caja|marcaba|pasaba por caja|metia en caja|tecleaba) ~10 (dinero|caja|efectivo|quedaba|quede|bolsillo)
me (quedaba|quede|guardaba|guarde|embolsaba) ~3 (dinero|cambio|propina*|diferencia|efectivo|billete*)
(apunte|apuntaba|puse|ponia|cobre|facture|declare) ~4 horas ~8 (aunque|pero) ~8 (no|iba|fui|menos|solo)
(pedi baja|me di de baja|cogi baja|llame diciendo que estaba enferm*|dije que estaba enferm*) ~8 (aunque|pero|para)
(borre|elimine|rompi|destrui|tire) ~5 (correos|correo|mensajes|queja*|reclamacion*|carta*|grabacion*|pruebas|archivos|documentos) ~8 (para que no|antes de)
(dije|le dije ~3) ~4 (habia sido|fue|fueron|era)(?! yo) ~4 (turno|companer*|aprendiz*|becari*|noche|manana|otr*|nuev*) ~12 (bronca|aviso|culpa|despid*|lugar)`

export const PLAIN_HARM: Record<StructureLanguage, string> = { en: EN, de: DE, fr: FR, es: ES }

/** A mistake, which is no harm unless somebody hides it. */
export const MISTAKE: Record<StructureLanguage, string> = {
  en: `wrong|broke|broken|dropped|forgot|mistake|error|damaged|scratched|dented|lost|spilled|missed|mixed up|leak*|cracked|crashed|hit car|burned|burnt|gave ~3 double|too much|overdose|fell|hurt`,
  de: `falsch*|kaputt*|vergessen|fehler|beschadigt|zerkratzt|delle|verloren|verschuttet|verwechselt|fallen gelassen|gesturzt|gestosen|gestossen|angefahren|doppelt*|zu viel|verletzt|leck|zerbrochen`,
  fr: `mauvais*|casse*|oublie*|erreur*|faute|abime*|raye*|perdu*|renverse*|trompe*|tombe*|fuite|accroche*|double dose|trop|blesse*|brule*`,
  es: `equivocad*|rompi|roto|rota|olvide|error*|fallo|dane|raye|perdi|derrame|confundi|cayo|cai|golpee|fuga|doble|demasiad*|herid*|queme`,
}

/** That somebody hides it. */
export const HIDES: Record<StructureLanguage, string> = {
  en: `(did not|never|not) (tell|told|report|reported|mention|mentioned|say|said|write|wrote|record|recorded|log|logged|admit|admitted) ~3 (anyone|anybody|anything|it|about it|down|boss|manager*|supervisor*|doctor*|customer*|client*|family|owner*|them|their|nobody)|kept (it|that|quiet|quiet about it) ~2 (myself|ourselves|secret|quiet)?|told (nobody|no one)|said nothing|hid (it|them|pieces|that|box|letter*)|pretended ~6|threw ~3 (away|bin) ~4 (nobody|no one|so)|covered it up|acted as if`,
  de: `(niemand*|keinem|keiner|nichts) ~3 (gesagt|erzahlt)|(nicht|nichts|nie) ~4 (gemeldet|aufgeschrieben|eingetragen|erwahnt|zugegeben|dokumentiert)|fur mich behalten|geschwiegen|verschwiegen|versteckt|so getan als ~4|verheimlicht`,
  fr: `(ai|avons|avais) ~2 (dit|rien dit|parle) ~1 (a personne|personne)|rien (dit|note|signale|declare)|pas (dit|note|signale|declare|prevenu|avoue) ~4|garde ~2 pour moi|(ai|avons|avais) cache ~4|fait comme si ~4|fait semblant`,
  es: `no ~3 (dije|conte|apunte|avise|informe|registre|reconoci|comente) ~3 (nadie|nada|jef*|medico*|client*|encargad*|familia|parte)?|no dije nada|me calle|me lo calle|lo escondi|la escondi|los escondi|escondi ~3|hice como si`,
}

/** What makes it good again, or shows that it was proper: then a person has told of it. */
export const PUT_RIGHT: Record<StructureLanguage, string> = {
  en: `apologi*|admitted|refused|reported it|reported that|told my (manager*|supervisor*|boss*)|told (manager*|supervisor*|boss*|doctor*|owner*) ~2 (straight|right away|immediately|about|that)|said no|for cleaning|for maintenance|for repair|called (mechanic|doctor|electrician)|with permission|agreed|asked first|by accident i|wrong price|hazardous`,
  de: `entschuldig*|zugegeben|geweigert|gemeldet|wartung|reinigung|mechaniker|elektriker|gesperrt|abgesprochen|genehmigt|freigegeben|sammelbehalter|sondermull|arzt (angerufen|informiert)|chef* (gesagt|informiert|bescheid)|leitung (gesagt|informiert|gemeldet)|bescheid (gesagt|gegeben)`,
  fr: `excuse*|avoue|refuse de|signale|prevenu|maintenance|nettoyage|electricien|mecanicien|avec accord|autorise*|demande accord|dechetterie|bidon*|informe`,
  es: `disculp*|reconoci|me negue|avise|informe a|mantenimiento|limpieza|electricista|mecanic*|con permiso|autorizad*|punto limpio|bidon*|se lo dije a`,
}
