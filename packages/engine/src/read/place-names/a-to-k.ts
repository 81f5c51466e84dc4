/** Names of places. Made by scripts/make-places.mjs from GeoNames (geonames.org, CC BY 4.0). */
export const placesAToK = `
  A Coruna|A Coruña|Aachen|Aalen|Aalst|Aba|Abadan|Abancay|Abbotsford|Abeokuta|Aberdeen|Abha|Abidjan|
  Abilene|Abobo|Abomey-Calavi|Abu Dhabi|Abu Ghurayb|Abuja|Abū Ghurayb|Acacias|Acacías|Acambaro|
  Acapulco de Juarez|Acapulco de Juárez|Acayucan|Accra|Acton|Acámbaro|Ad Diwaniyah|Ad Dīwānīyah|Adana|
  Adapazari|Adapazarı|Addis Ababa|Adeje|Adelaide|Aden|Adiyaman|Ado-Ekiti|Adıyaman|Agadir|Agartala|
  Ageoshimo|Agra|Agua Prieta|Aguachica|Aguascalientes|Agustin Codazzi|Agustín Codazzi|Ahlen|Ahmadnagar|
  Ahmedabad|Ahvaz|Aix-en-Provence|Aizawl|Ajaccio|Ajax|Ajman|Ajmer|Akashi|Akita|Akola|Akron|Aksu|Akure|
  Al Ahmadi|Al Ain|Al Aḩmadī|Al Basrah al Qadimah|Al Başrah al Qadīmah|Al Fayyum|Al Fayyūm|Al Hillah|
  Al Hoceima|Al Hoceïma|Al Hudaydah|Al Hufuf|Al Hufūf|Al Jubayl|Al Kharj|Al Khums|Al Kut|Al Kūt|
  Al Mahallah al Kubra|Al Mansurah|Al Manşūrah|Al Mawsil al Jadidah|Al Mawşil al Jadīdah|
  Al Maḩallah al Kubrá|Al Minya|Al Minyā|Al Mubarraz|Al Mukalla|Al Mukallā|Al Qadarif|Al Ḩillah|
  Al Ḩudaydah|Alafaya|Alameda|Albacete|Albany|Albany Park|Albi|Albstadt|Albuquerque|Alcala de Guadaira|
  Alcala de Henares|Alcalá de Guadaira|Alcalá de Henares|Alcantarilla|Alcobendas|Alcorcon|Alcorcón|
  Alcoy|Aldershot|Aleppo|Ales|Alexandria|Algeciras|Algiers|Algorta|Alhambra|Alicante|Alief|Aligarh|
  Aliso Viejo|Allahabad|Allahābād|Allapattah|Allen|Allentown|Almaty|Almeria|Almería|Aloha|Alor Setar|
  Alpharetta|Alsdorf|Alt-Hohenschoenhausen|Alt-Hohenschönhausen|Alta Gracia|Altadena|Altamira|
  Altamonte Springs|Alto Barinas|Altona|Altoona|Altrincham|Alvaro Obregon|Alwar|Alzira|Alès|Alīgarh|
  Amagasaki|Amarillo|Amarnath|Amarnāth|Ambattur|Ambattūr|Amberg|Ambon|Ames|Amherst|Amiens|Amman|
  Amozoc de Mota|Amravati|Amritsar|Amrāvati|Amsterdam|Anaheim|Ananindeua|Anantapur|Anapolis|Anchorage|
  Anderson|Andijon|Andover|Angarsk|Angeles City|Angers|Anglet|Angol|Angouleme|Angoulême|Ankara|Ankeny|
  Anmore|Ann Arbor|Annaba|Annandale|Annecy|Anqing|Ansan-si|Anshan|Anshun|Antakya|Antalya|Antananarivo|
  Antelope|Antequera|Antibes|Antioch|Antipolo|Antofagasta|Antony|Antwerpen|Anyang|Anyang-si|Anápolis|
  Aomori|Aparecida de Goiania|Aparecida de Goiânia|Apartado|Apartadó|Apatzingan|Apatzingán|Apex|
  Apizaco|Apopka|Apple Valley|Appleton|Aqtobe|Aqtöbe|Ar Rayyan|Ar Rayyān|Aracaju|Arak|Aral|Arandas|
  Aranjuez|Arauca|Arcadia|Archway|Ardabil|Ardabīl|Arden-Arcade|Arequipa|Arganda|Arganzuela|Argenteuil|
  Arhus|Arica|Arjona|Arles|Arlington|Arlington Heights|Armenia|Arnsberg|Arona|Arrah|Arras|Arrecife|
  Arroyo Naranjo|Arusha|Arvada|Arāk|As Sulaymaniyah|As Sulaymānīyah|Asahikawa|Asansol|Aschaffenburg|
  Ashburn|Ashdod|Asheville|Ashford|Ashgabat|Ashton-under-Lyne|Asmara|Asnieres-sur-Seine|
  Asnières-sur-Seine|Aspen Hill|Astana|Astoria|Astrakhan|Asuncion|Asunción|Aswan|Asyut|Asyūţ|Atani|
  Atascocita|Atasehir|Ataşehir|Athens|Atlanta|Atlixco|Atsiaman|Atsugi|Attleboro|Aubagne|Aubervilliers|
  Auburn|Auburn Gresham|Auckland|Augsburg|Augusta|Aulnay-sous-Bois|Aurangabad|Aurich|Aurora|Austin|
  Autlan de Navarro|Autlán de Navarro|Auxerre|Avadi|Avignon|Avila|Aviles|Avilés|Avondale|Ayacucho|
  Aylesbury|Ayr|Az Zawiyah|Az Zāwīyah|Azadshahr|Azcapotzalco|Azul|Azusa|Bab Ezzouar|Babol|Babruysk|
  Bacolod City|Bacoor|Bad Homburg vor der Hoehe|Bad Homburg vor der Höhe|Bad Kreuznach|Bad Oeynhausen|
  Bad Salzuflen|Badajoz|Badalona|Baden-Baden|Bafoussam|Bagcilar|Bagerhat|Baghdad|Bago|Baguio|
  Bahawalpur|Bahcelievler|Bahia Blanca|Bahçelievler|Bahía Blanca|Baicheng|Bakersfield|Baku|
  Baldwin Park|Bali|Balikesir|Balikpapan|Baltimore|Balvanera|Balıkesir|Bamako|Bamberg|Bamenda|Banbury|
  Banda Aceh|Bandar Abbas|Bandar Lampung|Bandung|Bangkok|Bangor|Bangui|Banja Luka|Banjarmasin|Banqiao|
  Banstead|Baoding|Baotou|Barajas de Madrid|Barakaldo|Baranagar|Baranoa|Barasat|Barcelona|Barddhaman|
  Barddhamān|Bareilly|Bari|Barinas|Barisal|Barisāl|Barking|Barmbek-Nord|Barnaul|Barnsley|Barnstable|
  Barquisimeto|Barracas|Barranca|Barrancabermeja|Barranqueras|Barranquilla|Barri de Sant Andreu|
  Barri de les Corts|Barrie|Barrow in Furness|Barry|Bartlett|Barueri|Baruta|Basauri|Basel|Basildon|
  Basingstoke|Basrah|Bastia|Batangas|Bath|Bathinda|Batikent|Batley|Batman|Batna|Baton Rouge|Battagram|
  Battersea|Battle Creek|Bauchi|Bauru|Bautzen|Bayamon|Bayamón|Bayan Nur|Bayonne|Bayreuth|Bayside|
  Baytown|Bağcılar|Beaumont|Beauvais|Beavercreek|Beaverton|Beckenham|Becontree|Bedford|Beihai|Beijing|
  Beira|Beirut|Bekasi|Bel Air South|Belem|Belfast|Belford Roxo|Belfort|Belgaum|Belgorod|Belgrade|
  Belgrano|Bell Gardens|Bellary|Belleville|Bellevue|Bellflower|Bellingham|Bello|Belmont Cragin|
  Belo Horizonte|Belém|Benalmadena|Benalmádena|Bend|Bengaluru|Bengbu|Benghazi|Bengkulu|Benidorm|
  Benin City|Benito Juarez|Benoni|Bensonhurst|Bentonville|Benxi|Berazategui|Berbera|Bergedorf|Bergen|
  Bergheim|Bergisch Gladbach|Bergkamen|Beringen|Berkeley|Berlin|Berlin Koepenick|Berlin Köpenick|
  Berlin Schoeneberg|Berlin Schöneberg|Berlin Treptow|Bern|Bertoua|Berwyn|Besancon|Besançon|Bethesda|
  Bethlehem|Betim|Beveren|Beverly|Beverly Cove|Bexhill-on-Sea|Bexley|Beziers|Bezirk Kreuzberg|
  Bhagalpur|Bharatpur|Bhatpara|Bhavnagar|Bhayandar|Bhilai|Bhilwara|Bhimbar|Bhiwandi|Bhopal|
  Bhubaneshwar|Bhāgalpur|Bhātpāra|Bhīlwāra|Bialystok|Białystok|Bidar|Bielefeld|Bien Hoa|
  Bietigheim-Bissingen|Bihar Sharif|Bihār Sharīf|Bijapur|Bikaner|Bilaspur|Bilbao|Bilimora|Billings|
  Biloxi|Bilāspur|Binan|Binangonan|Binghamton|Binjai|Birkenhead|Birmingham|Bishkek|Biskra|Bismarck|
  Bissau|Biysk|Biên Hòa|Biñan|Blackburn|Blackpool|Blacksburg|Blagoveshchensk|Blaine|Blainville|Blanes|
  Blantyre|Bletchley|Bloemfontein|Blois|Bloomfield|Bloomington|Bloxwich|Blue Springs|Blumenau|
  Boa Vista|Boadilla del Monte|Bobigny|Bobo-Dioulasso|Boca Raton|Bocholt|Bochum|Bochum-Hordel|
  Boeblingen|Boedo|Bogenhausen|Bognor Regis|Bogor|Bogota|Bogotá|Bogra|Boise|Bokaro|Boksburg|Bokāro|
  Bolingbrook|Bologna|Bolton|Bondy|Bonita Springs|Bonn|Bootle|Bordeaux|Borivli|Borken|Bornheim|
  Borough Park|Borujerd|Borūjerd|Bossier City|Boston|Bothell|Botshabelo|Bottrop|Bouake|Bouaké|Boulder|
  Boulogne-Billancourt|Boulogne-sur-Mer|Boumerdas|Bountiful|Bourg-en-Bresse|Bourges|Bournemouth|Bowie|
  Bowling Green|Boyle Heights|Boynton Beach|Bozeman|Bracknell|Bradenton|Bradford|Brahmapur|Braila|
  Braintree|Brakpan|Brampton|Brandenburg an der Havel|Brandon|Brantford|Brasilia|Brasov|Brasília|
  Bratislava|Bratsk|Braunschweig|Brazzaville|Braşov|Brea|Bremen|Bremerhaven|Brentwood|Brest|Briarwood|
  Bridgend|Bridgeport|Bridgewater|Bridgwater|Brighton|Brighton Park|Brisbane|Bristol|
  Brive-la-Gaillarde|Brixton|Brno|Brockton|Broken Arrow|Bromsgrove|Brookhaven|Brookline|Brooklyn|
  Brooklyn Park|Broomfield|Brossard|Brownsville|Bruchsal|Bruehl|Brugge|Brussels|Bryan|Bryansk|Brühl|
  Brăila|Bucaramanga|Bucharest|Bucheon-si|Buckeye|Buckley|Budapest|Budta|Buena Park|Buenaventura|
  Buenavista|Buende|Buenos Aires|Buffalo|Buffalo Grove|Buga|Buin|Bujumbura|Bukan|Bukavu|Bukhara|
  Bukit Mertajam|Bulawayo|Buraydah|Burbank|Burgos|Burhanpur|Burhānpur|Burien|Burke|Burleson|Burlington|
  Burnaby|Burnley|Burnsville|Bursa|Burton upon Trent|Bury|Bury St Edmunds|Busan|Bushwick|Butuan|
  Bydgoszcz|Béziers|Böblingen|Bünde|Bābol|Bāli|Bārāsat|Bīdar|Bīkaner|Būkān|Cabanatuan City|Cabimas|
  Cabo San Lucas|Cabuyao|Caceres|Cadereyta|Cadiz|Caen|Cagayan de Oro|Cagnes-sur-Mer|Cainta|Cairo|
  Cajamarca|Calabar|Calais|Calama|Calamba|Calarca|Calarcá|Caldas|Caldwell|Calexico|Calgary|Cali|Callao|
  Caloocan City|Caluire-et-Cuire|Calvia|Calvià|Camaguey|Camagüey|Camarillo|Camayenne|Cambridge|Camden|
  Campana|Campbell|Campeche|Campina|Campina Grande|Campinas|Campiña|Campo Grande|Campos dos Goytacazes|
  Can Tho|Canarsie|Canary Wharf|Canberra|Cancun|Cancún|Cangzhou|Cankaya|Cannes|Cannock|Canoas|
  Canoga Park|Canterbury|Canton|Cape Coral|Cape Town|Carabanchel|Caracas|Carapicuiba|Carapicuíba|
  Carcassonne|Cardenas|Cardiff|Carlisle|Carlsbad|Carmel|Carmichael|Carol City|Carol Stream|Carrefour|
  Carrollton|Carrollwood Village|Carshalton|Carson|Carson City|Cartagena|Cartago|Caruaru|Cary|
  Casa Grande|Casablanca|Casas Adobes|Cascavel|Casper|Castelldefels|Castello de la Plana|
  Castelló de la Plana|Castle Rock|Castleford|Castlereagh|Castres|Castro Valley|Castrop-Rauxel|
  Catacaos|Catalina Foothills|Catania|Cathedral City|Catonsville|Caucaia|Caucasia|Caxias do Sul|
  Cebu City|Cedar Falls|Cedar Hill|Cedar Park|Cedar Rapids|Celaya|Celle|Centennial|Center City|
  Centralniy|Centreville|Centurion|Cerdanyola del Valles|Cerdanyola del Vallès|Ceres|Cerete|Cereté|
  Cergy|Cergy-Pontoise|Cerritos|Cerro de Pasco|Ceuta|Chalco|Chalon-sur-Saone|Chalon-sur-Saône|
  Chalons-en-Champagne|Chamartin|Chamartín|Chamberi|Chambery|Chamberí|Chambéry|Champaign|
  Champigny-sur-Marne|Chanda|Chandigarh|Chandler|Changchun|Changde|Changsha|Changshu City|Changwon|
  Changzhi|Changzhou|Chaoyang|Chaozhou|Chapel Hill|Chapra|Charleroi|Charleston|Charleville-Mezieres|
  Charleville-Mézières|Charlotte|Charlottenburg|Charlottenburg Bezirk|Charlottesville|Charlottetown|
  Chartres|Chateauguay|Chateauroux|Chatham|Chatsworth|Chattanooga|Cheboksary|Cheektowaga|Chelles|
  Chelmsford|Chelsea|Cheltenham|Chelyabinsk|Chemnitz|Chengde|Chengdu|Chengzhong|Chennai|Cheonan|
  Cheongju-si|Chepen|Chepén|Cherepovets|Cherkasy|Chernihiv|Chernivtsi|Cherry Hill|Chesapeake|Cheshunt|
  Chester|Chesterfield|Chetumal|Cheyenne|Chia|Chiang Mai|Chiautla|Chiba|Chicago|Chicago Lawn|
  Chiclana de la Frontera|Chiclayo|Chico|Chicoloapan|Chicopee|Chifeng|Chigasaki|Chigorodo|Chigorodó|
  Chiguayante|Chihuahua|Chilecito|Chillan|Chilliwack|Chillán|Chilpancingo|Chimbas|Chimbote|Chimoio|
  Chinatown|Chincha Alta|Chinchina|Chinchiná|Chiniot|Chinju|Chino|Chino Hills|Chiquinquira|
  Chiquinquirá|Chisinau|Chita|Chittagong|Chitungwiza|Chivilcoy|Chofu|Cholet|Cholula|Chon Buri|Chongjin|
  Chongqing|Chosica|Christchurch|Chula Vista|Chulucanas|Chuncheon|Chuzhou|Châlons-en-Champagne|
  Châteauguay|Châteauroux|Chía|Chānda|Chāpra|Chōfu|Ciampea|Cicero|Cienaga|Cileungsir|Cimahi|Cincinnati|
  Cipolletti|Ciputat|Cirebon|Citrus Heights|City Center|City of Balikpapan|City of Sammamish|
  City of Westminster|Ciudad Acuna|Ciudad Acuña|Ciudad Apodaca|Ciudad Bolivar|Ciudad Bolívar|
  Ciudad Delicias|Ciudad General Escobedo|Ciudad Guayana|Ciudad Guzman|Ciudad Guzmán|Ciudad Hidalgo|
  Ciudad Lazaro Cardenas|Ciudad Lerdo|Ciudad Lineal|Ciudad Lopez Mateos|Ciudad Lázaro Cárdenas|
  Ciudad López Mateos|Ciudad Madero|Ciudad Mante|Ciudad Nezahualcoyotl|Ciudad Obregon|Ciudad Obregón|
  Ciudad Real|Ciudad Rio Bravo|Ciudad Río Bravo|Ciudad Valles|Ciudad Victoria|
  Ciudad de Huajuapan de Leon|Ciudad de Huajuapan de León|Ciudad de Villa de Alvarez|
  Ciudad de Villa de Álvarez|Ciudad del Carmen|Ciudad del Este|Ciutat Vella|Ciénaga|Clacton-on-Sea|
  Clamart|Clarksville|Clearwater|Clermont-Ferrand|Cleveland|Cleveland Heights|Clichy|Clifton|
  Clinton Township|Clovis|Cluj-Napoca|Coacalco|Coachella|Coatbridge|Coatepec|Coatzacoalcos|Coburg|
  Cochabamba|Cochin|Coconut Creek|Coeur d'Alene|Coimbatore|Coity|Colchester|Colegiales|Colima|
  Collado-Villalba|College Station|Collierville|Colmar|Colmenar Viejo|Colombes|Colombo|
  Colonia Lindavista|Colonia Nativitas|Colonia del Sol|Colonia del Valle|Colorado Springs|Colton|
  Columbia|Columbus|Comalcalco|Comilla|Comitan|Comitán|Commerce City|Comodoro Rivadavia|Compiegne|
  Compiègne|Compton|Conakry|Concepcion|Concepcion del Uruguay|Concepción|Concepción del Uruguay|
  Concord|Concordia|Coney Island|Conroe|Constanta|Constantine|Constanţa|Contagem|Conway|Coon Rapids|
  Copenhagen|Copiapo|Copiapó|Coppell|Coquimbo|Coquitlam|Coral Gables|Coral Springs|Corbeil-Essonnes|
  Corby|Cordoba|Cork|Corlu|Cornella de Llobregat|Cornellà de Llobregat|Cornwall|Corona|Coronel|
  Corpus Christi|Corrientes|Cortazar|Corvallis|Coslada|Costa Mesa|Cotonou|Cottbus|Council Bluffs|
  Country Club|Courbevoie|Coventry|Covina|Covington|Coyhaique|Coyoacan|Coyoacán|Cozumel|Craigavon|
  Craiova|Cranston|Crawley|Creteil|Crewe|Croix-des-Bouquets|Crosby|Croydon|Crystal Lake|Créteil|
  Cuauhtemoc|Cuauhtémoc|Cuautitlan|Cuautitlan Izcalli|Cuautitlán|Cuautitlán Izcalli|Cuautla|Cucuta|
  Cuenca|Cuernavaca|Cuiaba|Cuiabá|Culiacan|Culiacán|Cumana|Cumaná|Cumbernauld|Cupertino|Curico|Curicó|
  Curitiba|Cusco|Cutler Bay|Cutral-Co|Cutral-Có|Cuttack|Cuxhaven|Cuyahoga Falls|Cwmbran|Cypress|
  Cypress Hills|Czestochowa|Częstochowa|Cáceres|Cárdenas|Córdoba|Cúcuta|Cần Thơ|Da Nang|Dadonghai|
  Dadukou|Daegu|Daejeon|Dagenham|Dakar|Dale City|Dalian|Daliang|Dallas|Daloa|Daly City|Damanhur|
  Damanhūr|Damascus|Dammam|Danbury|Dandong|Danville|Daqing|Dar es Salaam|Darbhanga|Darlington|
  Darmstadt|Dartford|Dartmouth|Dasmarinas|Dasmariñas|Datong|Davangere|Davao|Davenport|Davie|Davis|
  Dayton|Daytona Beach|DeKalb|DeSoto|Dearborn|Dearborn Heights|Debrecen|Decatur|Deerfield Beach|
  Dehiwala-Mount Lavinia|Dehra Dun|Dehra Dūn|Deir ez-Zor|Delano|Delegacion Cuajimalpa de Morelos|
  Delegación Cuajimalpa de Morelos|Delhi|Delicias|Delmenhorst|Delray Beach|Delta|Deltona|Dendermonde|
  Denia|Denizli|Denpasar|Denton|Denver|Depok|Dera Ghazi Khan|Derby|Derry|Des Moines|Des Plaines|Dessau|
  Detmold|Detroit|Dewas|Dewsbury|Dezhou|Dhaka|Dhanbad|Dhanbād|Dhulia|Dhūlia|Diadema|Diamond Bar|
  Diepsloot|Diez de Octubre|Dihok|Dijon|Dinajpur|Dindigul|Dinslaken|Dinājpur|Dire Dawa|Diyarbakir|
  Diyarbakır|Djibouti|Djougou|Dnipro|Doha|Dollard-Des Ormeaux|Dombivli|Doncaster|Donetsk|Dongguan|
  Doral|Dormagen|Dornbirn|Dorsten|Dortmund|Dos Hermanas|Dos Quebradas|Dothan|Douai|Douala|Dover|
  Downers Grove|Downey|Drancy|Draper|Dreieich|Dresden|Dreta de l'Eixample|Drummondville|Dubai|Dublin|
  Dubuque|Dudley|Duelmen|Dueren|Duesseldorf|Duisburg|Duitama|Duluth|Dun Laoghaire|Dundalk|Dundee|
  Dunfermline|Dunkerque|Dunstable|Dunwoody|Duque de Caxias|Durban|Durg|Durgapur|Durham|Dushanbe|
  Dzerzhinsk|Dún Laoghaire|Dülmen|Düren|Düsseldorf|Eagan|East Brunswick|East Chattanooga|East Concord|
  East Flatbush|East Hampton|East Harlem|East Hartford|East Honolulu|East Independence|East Jerusalem|
  East Kilbride|East Lansing|East London|East Los Angeles|East New York|East Norwalk|East Orange|
  East Pensacola Heights|East Providence|East Village|East York|Eastbourne|Eastleigh|Eastvale|
  Eau Claire|Eberswalde|Ebute Ikorodu|Ecatepec de Morelos|Echo Park|Ecija|Edea|Eden Prairie|Edgewater|
  Edina|Edinburg|Edinburgh|Edison|Edmond|Edmonds|Edmonton|Edéa|Efon-Alaaye|Eimsbuettel|Eimsbüttel|
  Eindhoven|Eisenach|Eixample|El Bagre|El Banco|El Cajon|El Carmen de Bolivar|El Carmen de Bolívar|
  El Centro|El Daein|El Dorado Hills|El Ejido|El Fasher|El Monte|El Obeid|El Paso|El Prat de Llobregat|
  El Pueblito|El Puerto de Santa Maria|El Puerto de Santa María|El Salto|Elazig|Elazığ|Elche|Elda|
  Eldoret|Elgin|Elizabeth|Elk Grove|Elkhart|Ellesmere Port|Ellicott City|Elmhurst|Elmshorn|Elyria|Embu|
  Emden|Enchanted Hills|Encinitas|Encino|Enfield|Enfield Town|Enid|Ensenada|Enterprise|Enugu|Envigado|
  Epinay-sur-Seine|Erbil|Erftstadt|Erfurt|Erie|Erkelenz|Erkrath|Erlangen|Erzurum|Eschweiler|Escondido|
  Esenler|Esenyurt|Esher|Eskisehir|Eskişehir|Espinal|Esplugues de Llobregat|Espoo|Essen|Esslingen|
  Estepona|Etawah|Etobicoke|Etāwah|Euclid|Eugene|Euless|Euskirchen|Evanston|Evansville|Everett|Evreux|
  Evry|Exeter|Facatativa|Facatativá|Fairfield|Faisalabad|Fall River|Fareham|Fargo|Faridabad|Farmington|
  Farmington Hills|Farnborough|Farrukhabad|Farrukhābād|Fayetteville|Federal Way|Feira de Santana|
  Fellbach|Fendou|Fenghuang|Ferrol|Fes|Figueres|Filderstadt|Financial District|Findlay|Firozabad|
  Fishers|Fitchburg|Flagami|Flagstaff|Flatbush|Flatlands|Flensburg|Flint|Florence|Florence-Graham|
  Florencia|Florianopolis|Florianópolis|Florida|Floridablanca|Florin|Florissant|Flower Mound|
  Folkestone|Folsom|Fond du Lac|Fontana|Fontenay-sous-Bois|Fordham|Forest Hills|Formosa|Fort Collins|
  Fort Lauderdale|Fort McMurray|Fort Myers|Fort Pierce|Fort Smith|Fort Wayne|Fort Worth|Fortaleza|
  Foshan|Fountain Valley|Fountainebleau|Foz do Iguacu|Foz do Iguaçu|Framingham|Framingham Center|
  Franca|Frankenthal|Frankfurt am Main|Franklin|Frechen|Frederick|Fredericton|Freeport|Freetown|
  Freiberg|Freiburg|Freising|Frejus|Fremont|Fresnillo|Fresno|Friedrichsfelde|Friedrichshafen|
  Friedrichshain|Friedrichshain Bezirk|Frisco|Frontera|Fréjus|Fuencarral-El Pardo|Fuengirola|
  Fuenlabrada|Fuentes del Valle|Fuji|Fujisawa|Fukui-shi|Fukuoka|Fukushima|Fukuyama|Fulda|Fullerton|
  Fundacion|Fundación|Funza|Furth|Fusagasuga|Fushun|Fuxin|Fuzhou|Fylde|Fès|Fürth|Fīrozābād|Gaborone|
  Gage Park|Gaillimh|Gainesville|Gaithersburg|Gajuwaka|Galati|Galaţi|Galkissa|Galveston|Gandia|
  Ganganagar|Gangānagar|Ganja|Gaoping|Gap|Garbsen|Garden Grove|Gardena|Garland|Garoua|Gary|Gastonia|
  Gateshead|Gatineau|Gava|Gavà|Gaya|Gaza|Gaziantep|Gdansk|Gdańsk|Gdynia|Gebze|Geelong|Gelsenkirchen|
  General Pico|General Roca|General Santos|Geneve|Genk|Gennevilliers|Genoa|Gent|Genève|George Town|
  Georgetown|Gera|Germantown|Gesundbrunnen|Getafe|Getxo|Ghaziabad|Ghāziābād|Giessen|Gießen|Gifhorn|
  Gifu-shi|Gijon|Gijón|Gilbert|Gillingham|Gilroy|Girardot City|Giron|Girona|Girón|Giza|Gladbeck|
  Glasgow|Glen Burnie|Glendale|Glendora|Glenview|Gloucester|Gobernador Galvez|Gobernador Gálvez|
  Goeppingen|Goerlitz|Goeteborg|Goettingen|Goiania|Goiânia|Gold Coast|Gombe|Gomel|Gomez Palacio|
  Goodyear|Goose Creek|Gorakhpur|Gorgan|Gorgān|Gosaba|Goslar|Gosport|Gosāba|Gotha|Governador Valadares|
  Goya|Goyang-si|Gracia|Granada|Granby|Grand Forks|Grand Island|Grand Junction|Grand Prairie|
  Grand Rapids|Grande Prairie|Granollers|Grantham|Grao de Murviedro|Grapevine|Grasse|Gravatai|Gravataí|
  Gravesend|Grays|Graz|Great Falls|Great Sankey|Great Yarmouth|Greater Noida|Greater Sudbury|Greeley|
  Green Bay|Greenburgh|Greenock|Greensboro|Greenville|Greenwood|Greifswald|Grenoble|Gresham|
  Grevenbroich|Grimsby|Gronau|Groznyy|Gràcia|Guadalajara|Guadalupe|Gualeguaychu|Gualeguaychú|Guamuchil|
  Guamúchil|Guanajuato|Guangyuan|Guangzhou|Guankou|Guantanamo|Guantánamo|Guaruja|Guarujá|Guarulhos|
  Guasave|Guatemala City|Guayaquil|Guelph|Guetersloh|Guildford|Guilin|Guiyang|Gujranwala|Gujrat|
  Gulbarga|Gulfport|Guli|Gumi|Gummersbach|Gunsan|Guntur|Gusau|Gustavo Adolfo Madero|Guwahati|Gwalior|
  Gwangju|Gómez Palacio|Göppingen|Görlitz|Göteborg|Göttingen|Gütersloh|Ha'il|Hachinohe|Hachioji|
  Hachiōji|Hacienda Heights|Hacienda La Calera|Hacienda Santa Fe|Hackensack|Haeju|Hafar Al-Batin|Hagen|
  Hagerstown|Haifa|Haikou|Hailar|Haiphong|Hakodate|Halesowen|Halifax|Halle Neustadt|Haltom City|Halwan|
  Hamadan|Hamadān|Hamah|Hamamatsu|Hamburg|Hamburg-Mitte|Hamburg-Nord|Hamden|Hameln|Hamhung|Hamhŭng|
  Hamilton|Hamm|Hammond|Hampton|Hanau am Main|Handan|Hanford|Hangu|Hangzhou|Hannover|Hanoi|Haora|Hapur|
  Harare|Harbin|Harburg|Hargeysa|Harlem|Harlingen|Harlow|Harrisburg|Harrisonburg|Harrogate|Hartford|
  Hartlepool|Hasselt|Hastings|Hatfield|Hattiesburg|Hattingen|Havana|Havant|Haverhill|Hawthorne|Hayes|
  Hayward|Hebi|Hefei|Hegang|Heidelberg|Heidenheim an der Brenz|Heilbronn|Heinsberg|Hell's Kitchen|
  Hellersdorf|Helsinki|Hemel Hempstead|Hemet|Hempstead|Henderson|Hendersonville|Hengshui|Hengyang|
  Hennef|Herat|Hereford|Herford|Hermosillo|Herne|Heroica Caborca|Heroica Guaymas|Heroica Matamoros|
  Heroica Zitacuaro|Herten|Herzogenrath|Heróica Zitácuaro|Herāt|Hesperia|Heze|Hialeah|Hickory|
  Hicksville|High Peak|High Point|High Wycombe|Highland|Highlands Ranch|Hilden|Hildesheim|Hillsboro|
  Hilo|Hilton Head Island|Himeji|Hinckley|Hirakata|Hiratsuka|Hiroshima|Hisar|Ho Chi Minh City|Hobart|
  Hoboken|Hof|Hoffman Estates|Hohhot|Holguin|Holguín|Holloway|Hollywood|Holyoke|Homburg|Homestead|Homs|
  Honcho|Honchō|Hong Kong|Honolulu|Hoover|Horlivka|Horsham|Horta-Guinardo|Horta-Guinardó|Hortaleza|
  Hortolandia|Hortolândia|Houston|Hove|Hoyerswerda|Hrodna|Hsinchu|Huacho|Huai'an|Huaibei|Huainan|
  Hualien City|Huamantla|Huambo|Huancavelica|Huancayo|Huanggang|Huangshi|Huanuco|Huaral|Huaraz|
  Huauchinango|Huayin|Hubli|Huddersfield|Hue|Huejutla de Reyes|Huelva|Huerth|Huesca|Huixquilucan|
  Huizhou|Hulan Ergi|Hungnam|Huntersville|Huntington|Huntington Beach|Huntington Park|Huntsville|
  Huocheng|Hutchinson|Huyton|Huánuco|Huế|Hwaseong-si|Hyderabad|Hyeres|Hyères|Hürth|Hāora|Hāpur|Hŭngnam|
  Iasi|Iaşi|Ibadan|Ibague|Ibagué|Ibaraki|Ibb|Ibbenbueren|Ibbenbüren|Ibiza|Ica|Ichalkaranji|Ichihara|
  Ichinomiya|Idaho Falls|Idku|Idkū|Iguala de la Independencia|Ijebu-Ode|Ikeja|Ikire|Ikot Ekpene|Iksan|
  Ilesa|Iligan|Iligan City|Ilo|Iloilo|Ilorin|Imperatriz|Imphal|Imus|Incheon|Independence|Indianapolis|
  Indio|Indore|Inglewood|Ingolstadt|Innsbruck|Inverness|Iowa City|Ipatinga|Ipiales|Ipoh|Ipswich|
  Iquique|Iquitos|Irapuato|Irbid|Irkutsk|Irondequoit|Ironville|Irun|Irvine|Irving|Irving Park|
  Irvington|Iserlohn|Isfahan|Islamabad|Islington|Ismailia|Issy-les-Moulineaux|Istanbul|Istres|Itabuna|
  Itaguei|Itagüí|Itapevi|Itaquaquecetuba|Ivano-Frankivsk|Ivanovo|Ivry-sur-Seine|Iwaki|Iwo|
  Ixtapa-Zihuatanejo|Ixtapaluca|Izhevsk|Izmir|Iztacalco|Iztapalapa|Izucar de Matamoros|
  Izúcar de Matamoros|Jabalpur|Jaboatao|Jaboatao dos Guararapes|Jaboatão|Jaboatão dos Guararapes|
  Jacarei|Jacareí|Jackson|Jackson Heights|Jacksonville|Jaen|Jaipur|Jakarta|Jalalabad|Jalandhar|Jalgaon|
  Jalna|Jalālābād|Jamaica|Jambi City|Jammu|Jamnagar|Jamshedpur|Jamundi|Jamundí|Janesville|Jaén|Jeddah|
  Jefferson City|Jeffersonville|Jeju City|Jember|Jena|Jeonju|Jerez de Garcia Salinas|
  Jerez de García Salinas|Jerez de la Frontera|Jersey City|Jerusalem|Jessore|Jesus Maria|Jesús María|
  Jhang Sadr|Jhansi|Jhānsi|Jiamusi|Jiangmen|Jiaojiangcun|Jiaozuo|Jiaxing|Jieyang|Jilin|Jimeta|Jinan|
  Jincheng|Jingdezhen|Jingling|Jining|Jinzhou|Jiujiang|Jiutepec|Jixi|Joao Pessoa|Jodhpur|Joetsu|
  Johannesburg|Johns Creek|Johnson City|Johor Bahru|Joinville|Joliet|Jonesboro|Jonquiere|Jonquière|
  Joplin|Jos|João Pessoa|Juarez|Juazeiro do Norte|Juba|Juchitan de Zaragoza|Juchitán de Zaragoza|
  Juiz de Fora|Juliaca|Jundiai|Jundiaí|Junin|Junín|Jupiter|Juárez|Jālna|Jōetsu|Kaarst|Kabul|Kaduna|
  Kaesong|Kaesŏng|Kafr ad Dawwar|Kafr ad Dawwār|Kagoshima|Kahramanmaras|Kahramanmaraş|Kahriz|Kahrīz|
  Kaifeng|Kaiserslautern|Kakinada|Kakogawacho-honmachi|Kakogawachō-honmachi|Kalamazoo|Kaliningrad|
  Kalininskiy|Kaluga|Kalyan|Kalyān|Kamarhati|Kamen|Kamianske|Kamloops|Kampala|Kampung Baru Subang|
  Kananga|Kanasin|Kanasín|Kanazawa|Kandahar|Kandahār|Kanggye|Kannapolis|Kano|Kanpur|Kansas City|
  Kaohsiung|Karabaglar|Karabağlar|Karachi|Karagandy|Karaj|Karamay|Karbala|Karimnagar|Karlsruhe|Karnal|
  Karnāl|Karol Bagh|Karol Bāgh|Karīmnagar|Kashgar|Kashiwa|Kassala|Kassel|Kasugai|Kasukabe|Kasur|
  Kathmandu|Katowice|Katsina|Kaufbeuren|Kaunas|Kawagoe|Kawaguchi|Kawasaki|Kayseri|Kazan|Kearny|Kediri|
  Keelung|Keighley|Keller|Kelowna|Kemerovo|Kendale Lakes|Kendall|Kenitra|Kenner|Kennewick|Kenosha|Kent|
  Kentwood|Kerman|Kermanshah|Kerpen|Kettering|Khabarovsk|Khabarovsk Vtoroy|Khamis Mushait|Kharagpur|
  Kharkiv|Khartoum|Kherson|Khimki|Khmelnytskyi|Khomeyni Shahr|Khomeynī Shahr|Khorramabad|Khorramshahr|
  Khulna|Kidderminster|Kiel|Kielce|Kigali|Killeen|Kilmarnock|Kimhae|King's Lynn|Kings Bridge|Kingsport|
  Kingston|Kingston upon Hull|Kingswood|Kingwood|Kinshasa|Kirchheim unter Teck|Kirikkale|Kirkby|
  Kirkcaldy|Kirkland|Kirkuk|Kirov|Kisangani|Kishiwada|Kismayo|Kissimmee|Kisumu|Kitakyushu|Kitchener|
  Kitwe|Klagenfurt am Woerthersee|Klagenfurt am Wörthersee|Klang|Kleve|Knoxville|Kobe|Koblenz|Kochi|
  Koeln|Koenigswinter|Kokomo|Kolhapur|Kolhāpur|Kolkata|Kollam|Kolwezi|Komsomolsk-on-Amur|Konstanz|
  Konya|Kopenick Bezirk|Korba|Koreatown|Koriyama|Kortrijk|Koshigaya|Kosice|Kostanay|Kosti|Kostroma|
  Kota|Kota Bharu|Kota Kinabalu|Kotli|Kousseri|Kousséri|Kowloon|Kozhikode|Košice|Krakow|Kraków|
  Krasnodar|Krasnogvargeisky|Krasnoyarsk|Krefeld|Kremenchuk|Kreuzberg|Kropyvnytskyi|Krugersdorp|
  Kryvyi Rih|Kuala Lumpur|Kuala Terengganu|Kuantan|Kuching|Kukatpalli|Kulti|Kumamoto|Kumasi|Kunming|
  Kunshan|Kupang|Kurashiki|Kurgan|Kurnool|Kursk|Kurume|Kwangmyong|Kwangmyŏng|Kyain Seikgyi Township|
  Kyiv|Kyoto|Kyzyl-Orda|Kyzylorda|Köln|Königswinter|Köpenick|Kākināda|Kāmārhāti|Kırıkkale|Kōriyama|
  Kūkatpalli|el Raval|Álvaro Obregón|Ávila|Århus|Çankaya|Çorlu|Écija|Épinay-sur-Seine|Évreux|Évry|
  Āsansol|Āvadi|Āzādshahr|İzmir|Ḩalwān|
  Ḩamāh`;
