// Kinds of words that tell whose work a passage is about, in English, German, French and Spanish. They let what is learned about one word
// count for others of its kind. For folded words; a star stands for any ending.

export const KINDS: Readonly<Record<string, string>> = {
  me: 'i me my mine myself ich mich mir mein meine meinem meinen meiner meines selbst je moi mon ma mes yo mi mis mia mio',
  us: 'we us our ours ourselves wir uns unser unsere unserem unseren unserer unseres nous notre nos nosotr* nuestr*',
  them: 'they them their theirs themselves he him his she her hers it its who whose others someone somebody everyone sie ihr ihre ihrem ihren ihrer er ihm ihn andere anderen anderer wer ils elles leur leurs lui eux elle il autres autrui quelqu* qui ell* ellos otr* alguien quien quienes',
  alone:
    'alone single handed singlehanded personally independently unaided solo own sole solely only exclusively entire entirely allein alleinig* eigen* eigenhandig selbststandig* selbstandig* personlich* eigenverantwortlich* ganz komplett* seul seule propre propres personnel* autonom* integral* entier* sola propi* personalmente enter* complet*',
  together:
    'together jointly alongside beside side shared cooperation collaboration collaborat* tandem gemeinsam zusammen zusammenarbeit mitwirk* mitarbeit mitgewirkt beteilig* ensemble collabor* conjoint* cote aupres particip* junt* conjunt* colabor* lado',
  instead:
    'instead replaced replacing replace replacement rather than formerly anstelle anstatt statt ersetz* abgelos* ablos* plutot lieu remplac* lugar reemplaz* sustitu* sustituy*',
  by: 'by von vom durch par por',
  for_whom: 'for fur pour para toward towards zugunsten im auftrag behalf nom nombre',
  with_whom: 'with mit avec con bei beim chez zusammen',
  under:
    'under beneath unter sous bajo supervision supervised aufsicht anleitung angeleitet surveillance direction supervisad* tutel* guidance mentored',
  colleague:
    'colleague* coworker* peer* mate mates teammate* counterpart* kolleg* mitarbeiter* arbeitskolleg* collegue* camarade* confrere* consoeur* companer* coleg*',
  boss: 'boss manager* supervisor* head director* chief lead leader* owner* principal foreman forewoman partner* chef* leiter* leitung vorgesetzt* meister* inhaber* geschaftsfuhr* direktor* patron* gerant* responsable* directeur* directrice* superieur* dirigeant* jefe jefa jefes encargad* duen* gerente* propietari*',
  group:
    'team teams department* unit units crew crews squad group division office* branch* section staff abteilung* gruppe* einheit* referat dezernat fachbereich* kollegium buro* filiale* equipe* service services departement* pole unite bureau agence* equipo* departamento* area unidad* oficina* sucursal* sede plantilla personal',
  outside:
    'supplier* vendor* contractor* subcontractor* agency agencies provider* consultant* consultancy external* outside outsourc* freelancer* partner* manufacturer* specialist* firm* lieferant* dienstleister* agentur* extern* fremdfirm* subunternehm* berater* hersteller* spezialist* fachfirma* fournisseur* prestataire* traitan* externe* externalis* cabinet* fabricant* specialiste* proveedor* subcontrat* agencia* consultor* fabricante* especialista* gestoria*',
  customer:
    'customer* client* patient* guest* resident* visitor* member* user* pupil* student* reader* buyer* tenant* passenger* farmer* school* hospital* kund* klient* mandant* gast gaste gasten bewohner* besuch* mitglied* nutzer* schuler* leser* kaufer* mieter* fahrgast* usager* eleve* etudiant* lecteur* acheteur* locataire* voyageur* hote* residents adherent* pacient* huesped* usuari* alumn* estudiante* lector* comprador* inquilin* pasajer* soci* vecin*',
  kin: 'mother father brother* sister* wife husband son daughter parents uncle aunt cousin* friend* family partner grandfather grandmother neighbour* neighbor* flatmate* mutter vater bruder schwester frau mann sohn tochter eltern onkel tante freund* familie grossvater grossmutter nachbar* mere pere frere* soeur* epouse epoux femme mari fils fille oncle ami amie amis famille voisin* madre padre hermano hermana esposa esposo mujer marido hijo hija padres tio tia amigo amiga familia abuelo abuela vecino',
  company:
    'company employer business organisation organization plant site factory shop store house unternehmen betrieb* firma arbeitgeber* werk haus laden entreprise societe employeur usine maison magasin etablissement empresa compania fabrica planta tienda casa establecimiento entidad',
  help: 'assist* support* help* aid* backup back-up secondary second seconded helper* unterstutz* half helfen geholfen hilf* zuarbeit* zugearbeitet aushilf* appui* soutien soutenu aide* aider second* renfort apoy* ayud* asist* auxili* refuerz* segund*',
  watch:
    'shadow* observ* watch* sat accompan* visit* witness* saw hospit* beobacht* zugeschaut begleit* mitgelaufen zugesehen accompagn* assiste assister regard* acompan* mir* presenci*',
  stand_in:
    'cover* stand* stood deputi* fill* filling acting interim temporar* holiday sick absence leave vertret* vertretung* aushilf* urlaub* krank* abwesen* remplac* interim* conge* vacances suplen* sustitu* cubr* ausencia vacacion* baja interin*',
  junior:
    'trainee* apprentic* intern interns internship* junior student assistant* deputy assistant helper azubi* auszubild* praktik* werkstudent* lehrling* volontar* hilfskraft* hilfskrafte stagiaire* stage apprenti* alternan* adjoint* aide practicas becari* aprendiz* auxiliar* ayudante* adjunt*',
  learn:
    'learn* train* study stud* course* class classes seminar* workshop* module* tutorial* certificate* exam* lern* gelernt schul* kurs* studi* weiterbild* fortbild* einarbeit* prufung* lehrgang* appren* appris form* cours etud* examen* aprend* curs* estudi* formacion taller* modulo*',
  do: 'did do done doing made make makes making run running ran operat* perform* prepar* handl* carried carry process* produc* built build* wrote write written design* develop* implement* maintain* repair* install* creat* conduct* execut* deliver* machte gemacht durchgefuhrt durchfuhr* fuhrte gefuhrt erstell* bearbeit* entwickel* baute gebaut bau* schrieb geschrieben repar* instandhalt* wart* installier* bedien* betrieb* ausgefuhrt ausfuhr* umgesetzt umsetz* fait faire faisais realis* effectu* assur* concu conception concevoir developp* construi* redig* entret* mis mise exploit* hic* hecho hacer hacia realiz* efectu* ejecut* disen* desarroll* constru* redact* manten* instal* oper*',
  lead: 'led lead leads leading manag* head headed supervis* direct* responsible responsib* owned own owner charge overs* coordinat* organis* organiz* leitete geleitet leit* fuhrung verantwort* zustandig* koordin* diriger dirig* responsab* pilot* encadr* gere* gerer gestion manage* coordin* lider* gestion* encarg*',
  teach:
    'taught teach* train* instruct* coach* mentor* tutor* onboard* unterricht* schulte geschult schul* ausgebild* ausbild* anleit* einarbeit* einweis* enseign* form* tuteur accompagn* ensen* instru* capacit* imparti*',
  take_over:
    'took takes taken over inherit* assum* ubernahm* ubernomm* ubernehm* repris repren* reprise asum* relev* hered* retom*',
  hand_over:
    'hand* handed pass* forward* refer* delegat* send sent sends assign* transfer* escalat* outsourc* give gave given submit* report* weitergab weitergeb* weitergegeben weiterleit* ubergab ubergeb* abgab abgegeb* uberwies uberweis* vergab vergeb* vergib* beauftrag* meld* transmis* transmet* transmett* remis remett* remise confie* confia* delegu* soustrait* orient* signal* envoy* entreg* pas* deriv* deleg* envi* remit* encarg* encomend* traslad* comunic*',
  order:
    'order* commission* request* book* hire* hired hiring recruit* employ* appoint* placed placing place bestell* beauftrag* gebucht buch* eingestellt einstell* rekrutier* vermittel* command* reserv* recrut* embauch* place* plac* pedi* encarg* contrat* reclut*',
  sell: 'sell* sold sale sales market* advertis* promot* export* import* verkauf* vertrieb* vermarkt* werb* absatz vend* vente* commercialis* promouv* venta* comercializ* promocion* promov*',
  buy: 'buy* bought purchas* procure* tender* contract* negotiat* licen* budget* einkauf* gekauft kauft* beschaff* ausschreib* verhandel* lizenz* achat* achet* approvisionn* appel negoci* licence* compr* adquis* adquir* licit* licencia* presupuest*',
  rent: 'rent* leas* let insur* financ* fund* sponsor* vermiet* verleih* versicher* finanzier* gefordert lou* location assur* alquil* arriend* asegur* financi*',
  move: 'transport* deliver* ship* drove drive* driving carried load* unload* store* stor* distribut* supply supplied fuhr fahren gefahren liefer* verlad* belad* lager* verteil* livr* charg* conduit conduire stock* distribu* reparti* entreg* carg* almacen* conduc* suministr*',
  clean:
    'clean* wash* tid* dust* maintain* reinig* putz* gesaubert saub* pfleg* wisch* nettoy* lav* entretien limpi* orden*',
  record:
    'photograph* film* wrote article* report* press translat* interpret* typed type* draft* minutes brochure* catalogue* website book* magazine* fotograf* artikel* bericht* ubersetz* protokoll* broschur* katalog* zeitschrift* buch bucher schrieb photographi* reportage* presse traduct* tradu* livre* fotografi* articul* reportaj* prensa folleto* catalogo* libro* revist*',
  arrange:
    'schedul* arrang* coordinat* plan plann* appointment* organis* organiz* invit* welcom* greet* received reception* termin* planung plan* koordin* vereinbar* einlad* eingelad* empfang* begruss* planifi* rendez-vous agenda accueil* coordon* recep* cita* agenda* recib* coordin* planific*',
  check:
    'check* review* audit* inspect* control* compar* verif* monitor* approv* pruf* gepruft kontroll* vergleich* uberwach* freigab* freigeb* verifi* suivi suiv* valid* revis* verific* inspec* aprob* seguim*',
  pay: 'invoice* invoic* bill* paid pay pays payment* charge* fee fees reimburs* rechnung* abrechn* bezahl* zahl* gebuhr* erstatt* factur* pay* paiement* rembours* pag* cobr* reembols*',
  talk: 'talk* discuss* liais* call* phon* ask* answer* consult* advis* inform* contact* explain* spoke meeting* sprach gesproch* besprach besprech* abstimm* abgestimmt anruf* rief fragt* gefragt berat* kontakt* erklar* echang* discut* appel* demand* repond* conseil* expliqu* reunion* habl* convers* llam* pregunt* respond* asesor* explic*',
  wish: 'wish* hope* hoping want* would like love aspire* goal* objective* aim* dream* keen eager interest* curious attract* fascinat* wunsch* wollte will mochte* gern hoffe* ziel* traum* interess* neugier* begeist* souhait* voudrais veux voul* aimer* espere* objectif* reve* passion* attir* deseo dese* quisiera quiero quier* gustaria espero objetiv* sueno* interes* atra*',
  plan: 'plan plans planned planning intend* future soon upcoming next prospective expected begin* start* geplant plant vorhab* vorgesehen kunftig* demnachst bald nachst* beginn* angemeldet prevu* prevoi* futur* bientot prochain* envisag* debut* inscri* previst* preve pronto proxim* pens* empez* inici*',
  not: 'no not never none nobody without neither nor hardly barely cannot couldn didn wasn hasn haven isn don doesn nothing kein keine keinen keinem keiner keinerlei nicht nie niemals nichts niemand ohne weder noch kaum pas jamais aucun aucune sans ni rien personne plus ne n ningun ninguna nunca jamas sin nada nadie tampoco',
  almost:
    'almost nearly yet before until attempted tried try offered declin* refus* reject* turned denied cancel* postpone* abandon* fail* drop* dropped withdr* quit gave stop* expire* laps* beinahe fast noch bevor versucht* angeboten abgelehn* ablehn* verweiger* abgesagt absag* abgebroch* abbrech* gescheitert scheiter* verfall* abgelauf* erlosch* eingestellt presque avant jusqu* essay* tente* propos* annul* echou* perime* interromp* arrete* casi antes hasta intent* ofrec* rechaz* suspend* caduc* venc* fracas* deneg*',
  need: 'need* lack* missing gap limited basic require* brauch* fehl* mangel* notig* benotig* grundkenntnis* erforder* besoin manqu* faut necessit* bases falta* carec* necesit* requier* basic*',
  was_theirs:
    'belongs belonged remained stayed lay left kept separate elsewhere upstairs abroad central* lag blieb* gehor* anderswo zentral* woanders ausser restait restaient reste relev* ailleurs siege incomb* quedab* correspond* otra otro aparte lleva* llevab* encargaba*',
  since:
    'since until from during former past current* currently still daily weekly seit bis von wahrend fruher* bisher* derzeit aktuell* taglich wochentlich depuis jusqu pendant ancien* actuel* toujours quotidien* desde hasta durante antigu* actual* diari* semanal*',
  all: 'all every each any whole entire both alle* jede* jeder jedes jeden samtlich* beide* ganze* tout toute tous toutes chaque ensemble tod* cada ambos',
  named:
    'called named brand* prize award* street road park line label magazine club hall project* programme* program* genannt marke* preis* strasse* weg platz linie* verein* halle projekt* programm* dit nomme* marque* prix rue avenue place ligne salle projet* llamad* marca* premio* calle avenida plaza linea* sala proyecto* programa*',
}
