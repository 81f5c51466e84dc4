/** Names of places. Made by scripts/make-places.mjs from GeoNames (geonames.org, CC BY 4.0). */
export const placeNames = `
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
  Kūkatpalli|L'Hospitalet de Llobregat|La Crosse|La Dorada|La Estrella|La Habra|La Haute-Saint-Charles|
  La Jolla|La Laguna|La Linea de la Concepcion|La Louviere|La Louvière|La Línea de la Concepción|
  La Mesa|La Mirada|La Orotava|La Paz|La Piedad|La Pintana|La Plata|La Puente|La Quinta|La Rioja|
  La Roche-sur-Yon|La Rochelle|La Romana|La Serena|La Seyne-sur-Mer|Laatzen|Lacey|Ladner|Lafayette|
  Lagos|Lagos de Moreno|Laguna|Laguna Niguel|Lahore|Lahr|Lake Charles|Lake Elsinore|Lake Forest|
  Lake Havasu City|Lake Ridge|Lakeland|Lakeville|Lakewood|Lal Bahadur Nagar|Lambayeque|Lancaster|
  Landau in der Pfalz|Landshut|Langenfeld|Langenhagen|Langfang|Lankaran|Lankwitz|Lansing|Lanzhou|
  Laohekou|Lapu-Lapu City|Laredo|Largo|Larkana|Las Choapas|Las Cruces|Las Margaritas|
  Las Palmas de Gran Canaria|Las Pinas|Las Piñas|Las Rozas de Madrid|Las Tunas|Las Vegas|Latakia|
  Latina|Latur|Lauderhill|Lausanne|Laval|Lawrence|Lawton|Layton|Le Blanc-Mesnil|Le Cannet|Le Havre|
  Le Mans|League City|Leatherhead|Lee's Summit|Leeds|Leesburg|Leganes|Leganés|Lehi|Lehigh Acres|Lehrte|
  Leicester|Leigh|Leipzig|Lemgo|Lenexa|Leominster|Leon|Leon de los Aldama|Leonberg|Les Corts|
  Letchworth Garden City|Lethbridge|Leuven|Levallois-Perret|Leverkusen|Levis|Levittown|Lewisville|
  Lexington|Lexington-Fayette|León|León de los Aldama|Lianshan|Liaocheng|Liaoyang|Liaoyuan|Libertad|
  Libertador General San Martin|Libertador General San Martín|Libreville|Lichtenrade|Lichterfelde|
  Liege|Lijiang|Likasi|Lille|Lilongwe|Lima|Limeira|Limoges|Linares|Lincoln|Lincoln Park|Lincoln Square|
  Linden|Linfen|Lingen|Linxia Chengguanzhen|Linyi|Linz|Lipa City|Lipetsk|Lippstadt|Lisbon|Lisburn|
  Little Rock|Littlehampton|Littleton|Liupanshui|Livermore|Liverpool|Livingston|Livonia|Liège|
  Ljubljana|Llanelli|Llefia|Llefià|Lleida|Lo Prado|Loa Janan|Lobito|Lodi|Lodz|Loerrach|Logan|
  Logan City|Logan Square|Logrono|Logroño|Lombard|Lome|Lompoc|Lomé|London|Londonderry County Borough|
  Londrina|Long Beach|Long Eaton|Longmont|Longueuil|Longview|Lorain|Lorca|Lorica|Lorient|Los Andes|
  Los Angeles|Los Mochis|Los Patios|Los Reyes Acaquilpan|Los Ángeles|Lota|Loughborough|Louisville|
  Loveland|Lowell|Lowestoft|Luancheng|Luanda|Lubbock|Lublin|Lubumbashi|Lucena|Lucknow|Ludhiana|
  Ludhiāna|Ludwigsburg|Ludwigshafen am Rhein|Luebeck|Luedenscheid|Lueneburg|Luenen|Lugano|Lugo|Luhansk|
  Luimneach|Lujan|Luján|Luohe|Luoyang|Luqiao|Lusaka|Luton|Lutsk|Luxembourg|Luxor|Luzern|Lviv|Lynchburg|
  Lynn|Lynwood|Lyon|Lytham St Annes|Lévis|Lörrach|Lübeck|Lüdenscheid|Lüneburg|Lünen|Macapa|Macapá|
  Macau|Macclesfield|Maceio|Maceió|Machida|Macon|Madera|Madison|Madrid|Madurai|Maebashi|Magangue|
  Magangué|Magdalena Contreras|Magdeburg|Magnitogorsk|Magugpo|Mahilyow|Maicao|Maidenhead|Maidstone|
  Maiduguri|Mainz|Mairena del Aljarafe|Maisons-Alfort|Majadahonda|Makassar|Makati City|Makhachkala|
  Makiyivka|Makurdi|Malaga|Malambo|Malang|Malatya|Malden|Malegaon|Malingao|Malir Cantonment|Malmoe|
  Malmö|Maltepe|Manacor|Manado|Managua|Manassas|Manaus|Manchester|Mandalay|Mandaluyong City|
  Mandaue City|Mandu|Mangalore|Manhattan|Manila|Manisa|Manizales|Mankato|Mannheim|Manresa|Mansfield|
  Mansilingan|Mantampay|Manteca|Mantes-la-Jolie|Manukau City|Manzanillo|Maple Grove|Maple Ridge|
  Maplewood|Maputo|Mar del Plata|Maracaibo|Maracay|Marana|Marbella|Marburg an der Lahn|Mardan|Margate|
  Maricopa|Mariendorf|Marienthal|Marietta|Marilia|Maringa|Maringá|Mariupol|Marka|Markham|Marl|Marlboro|
  Maroua|Marrakesh|Marseille|Martigues|Martinez de la Torre|Martínez de la Torre|Marysville|Marzahn|
  Marília|Masan|Mashhad|Masina|Maspeth|Matamoros|Mataram|Mataro|Mataró|Matehuala|Mathura|Matola|
  Matsudo|Matsumoto|Matsuyama|Maturin|Maturín|Mau|Maua|Mauá|Mawlamyine|Mazar-e Sharif|Mazatlan|
  Mazatlán|Mazār-e Sharīf|Mbeya|Mbuji-Mayi|McAllen|McKinney|McLean|Meads|Meaux|Mecca|Mechelen|Medan|
  Medellin|Medellín|Medford|Medicine Hat|Medina|Meerbusch|Meerut|Meiderich|Mek'ele|Meknes|Meknès|
  Melbourne|Melilla|Melipilla|Melle|Memmingen|Memphis|Menden|Mendip|Mendoza|Menifee|Mentor|Merced|
  Mercedes|Merida|Meriden|Meridian|Merignac|Merkezefendi|Mersin|Merthyr Tydfil|Mesa|Mesquite|Messina|
  Metairie|Metairie Terrace|Metepec|Methuen|Metz|Meudon|Mexicali|Mexico City|Miami|Miami Beach|
  Miami Gardens|Mianyang|Middlesbrough|Middleton|Middletown|Midland|Midwest City|Mieres|Miguel Hidalgo|
  Mijas|Milan|Milford|Millcreek|Milpa Alta|Milpitas|Milton|Milton Keynes|Milwaukee|Minamirinkan|
  Minatitlan|Minatitlán|Minato|Minden|Mingora|Minna|Minneapolis|Minnetonka|Minnetonka Mills|Minot|
  Minsk|Mira Mesa|Miramar|Miri|Mirpur Khas|Mirzapur|Mirzāpur|Mishawaka|Mislata|Misratah|Mission|
  Mission District|Mission Viejo|Mississauga|Missoula|Missouri City|Mitcham|Mito|Mitte|Mixco|Miyazaki|
  Mişrātah|Moabit|Mobile|Modesto|Moenchengladbach|Moers|Mogadishu|Mogi das Cruzes|Mokolo|Mokotow|
  Mokotów|Mokpo|Molina de Segura|Moline|Mollet del Valles|Mollet del Vallès|Mombasa|Moncloa-Aravaca|
  Monclova|Moncton|Monghyr|Monheim am Rhein|Monroe|Monrovia|Mons|Montauban|Montebello|Montelibano|
  Montelíbano|Monterey Park|Monteria|Monterrey|Montería|Montes Claros|Montevideo|Montgomery|Montlucon|
  Montluçon|Montpellier|Montreal|Montreuil|Montréal|Moore|Moorhead|Moquegua|Moradabad|Moratalaz|Morden|
  Morecambe|Morelia|Moreno Valley|Morgan Hill|Morioka|Morley|Morningside Heights|Morogoro|Moroleon|
  Moroleón|Moron|Morris Heights|Morón|Morādābād|Moscow|Mossoro|Mossoró|Mostoles|Mosul|Motril|
  Mott Haven|Mount Laurel|Mount Lavinia|Mount Pleasant|Mount Prospect|Mount Vernon|Mountain View|
  Mouscron|Moyobamba|Mubi|Mucumpiz|Mudanjiang|Mueang Nonthaburi|Muelheim|Muenster|Mulhouse|Multan|
  Mumbai|Muncie|Munich|Municipio de Copacabana|Muratpasa|Muratpaşa|Murcia|Murfreesboro|Murmansk|Murray|
  Murrieta|Muscat|Muzaffarabad|Muzaffarnagar|Muzaffarpur|Muzaffarābād|Mwanza|Mykolayiv|Mymensingh|
  Mysore|Málaga|Mérida|Mérignac|Móstoles|Mönchengladbach|Mülheim|Münster|Mālegaon|Māndu|N'Djamena|
  Naberezhnyye Chelny|Nacala|Nadiad|Nadiād|Nagano|Nagarpur|Nagasaki|Nagercoil|Nagoya|Nagpur|Naha|
  Naihati|Naihāti|Nairobi|Najaf|Najafabad|Najafābād|Najran|Najrān|Nakhon Ratchasima|Nakuru|Namangan|
  Nampa|Nampula|Namur|Nanaimo|Nanchang|Nanchong|Nancy|Nanded|Nangi|Nanjing|Nanning|Nanterre|Nantes|
  Nantong|Nanyang|Napa|Naperville|Naples|Nara-shi|Narayanganj|Narbonne|Narsingdi|Nashik|Nashua|
  Nashville|Nasiriyah|Nassau|Natal|National City|Natore|Naucalpan de Juarez|Naucalpan de Juárez|
  Navi Mumbai|Navojoa|Navotas|Nawabshah|Nay Pyi Taw|Nazarabad|Nazret|Nazrēt|Naz̧arābād|Ndola|
  Near North Side|Neath|Necochea|Neijiang|Neiva|Nellore|Nepean|Nettetal|Neu-Hohenschoenhausen|
  Neu-Hohenschönhausen|Neu-Ulm|Neubrandenburg|Neubrueck|Neubrück|Neue Neustadt|Neuilly-sur-Seine|
  Neukoelln|Neukölln|Neumuenster|Neumünster|Neunkirchen|Neuquen|Neuquén|Neuss|Neustadt|
  Neustadt am Ruebenberge|Neustadt am Rübenberge|Neuwied|Nevers|New Bedford|New Braunfels|New Britain|
  New Brunswick|New Cairo|New City|New Delhi|New Haven|New Kingston|New Orleans|New Rochelle|
  New South Memphis|New Westminster|New York City|Newark|Newark on Trent|Newburn|Newcastle|
  Newcastle under Lyme|Newcastle upon Tyne|Newmarket|Newport|Newport Beach|Newport News|Newton|
  Newtownabbey|Neyagawa|Neyshabur|Neyshābūr|Ngaoundere|Ngaoundéré|Nha Trang|Niagara Falls|Niamey|Nice|
  Nicolas Romero|Nicolás Romero|Nicosia|Niigata|Nimes|Ningbo|Niort|Nippes|Nis|Nishinomiya-hama|Niteroi|
  Niterói|Nizamabad|Nizhnekamsk|Nizhnevartovsk|Nizhniy Novgorod|Nizhny Tagil|Nizāmābād|Niš|Noblesville|
  Nogales|Noida|Noisy-le-Grand|Norderstedt|Nordhausen|Nordhorn|Norfolk|Norfolk County|Normal|Norman|
  North Atlanta|North Bay|North Bergen|North Bethesda|North Charleston|North Chicopee|North Highlands|
  North Hills|North Hollywood|North La Crosse|North Las Vegas|North Lauderdale|North Little Rock|
  North Miami|North Miami Beach|North Peoria|North Port|North Richland Hills|North Shore|
  North Stamford|North Vancouver|North York|Northampton|Northridge|Northwich|Norwalk|Norwich|
  Notre-Dame-de-Grace|Notre-Dame-de-Grâce|Nottingham|Nou Barris|Nouakchott|Nova Iguacu|Nova Iguaçu|
  Novato|Novi|Novi Sad|Novo Hamburgo|Novokuznetsk|Novorossiysk|Novosibirsk|Nowrangapur|Nuernberg|
  Nuevo Casas Grandes|Nuevo Laredo|Nukus|Numazu|Nuneaton|Nurtingen|Nyala|Nîmes|Nürnberg|Nürtingen|
  Nāgarpur|Nāgercoil|Nārāyanganj|O'Fallon|Oak Lawn|Oak Park|Oakland|Oakland Park|Oakville|Oaxaca|Obera|
  Oberhausen|Oberursel|Oberá|Ocala|Ocana|Ocaña|Oceanside|Ocoee|Ocotlan|Ocotlán|Odawara|Odessa|
  Offenbach|Offenburg|Ogden|Oita|Ojo de Agua|Okanagan|Okara|Okayama|Okazaki|Okene|Oklahoma City|Olathe|
  Olavarria|Olavarría|Oldenburg|Oldham|Olinda|Olongapo|Olympia|Omaha|Omdurman|Omsk|Ondo|Onitsha|
  Ontario|Oradea|Oral|Oran|Orange|Oranienburg|Ordos|Orel|Orem|Orenburg|Orihuela|Orizaba|Orland Park|
  Orlando|Orleans|Orléans|Ormond Beach|Oro Valley|Orsk|Orumiyeh|Oruro|Orël|Orūmīyeh|Osaka|Osasco|Osh|
  Oshawa|Oshkosh|Oslo|Osmaniye|Osnabrueck|Osnabrück|Osorno|Ostend|Ostrava|Otsu|Ottawa|Ouagadougou|
  Oujda-Angad|Ourense|Ovalle|Overland Park|Oviedo|Owensboro|Owerri|Owo|Oxford|Oxnard|Oyo|Ozone Park|
  Pachuca de Soto|Padang|Paderborn|Padova|Paignton|Paisley|Paita|Palatine|Palembang|Palencia|Palermo|
  Pali|Palm Bay|Palm Beach Gardens|Palm Coast|Palm Desert|Palm Harbor|Palm Springs|Palma|Palmdale|
  Palmira|Palo Alto|Palpala|Palpalá|Palu|Pamplona|Panama|Panamá|Panchkula|Panihati|Panipat|Pankow|
  Panshan|Pantin|Papantla de Olarte|Paradise|Paramaribo|Paramount|Parana|Paraná|Parbhani|Paris|
  Park Slope|Parkchester|Parker|Parla|Parma|Parral|Parsippany|Pasadena|Pasay|Pasco|Pasig City|
  Paso de los Libres|Pasragad Branch|Passaic|Passau|Pasto|Paterna|Paterson|Pathein|Patiala|Patiāla|
  Patna|Patzcuaro|Pau|Paulista|Pavlodar|Pawtucket|Peabody|Peachtree Corners|Pearl City|Pearland|
  Peckham|Peine|Pekalongan|Pekanbaru|Pelotas|Pematangsiantar|Pembroke Pines|Penaflor|Penco|Penn Hills|
  Pensacola|Penza|Peoria|Percut|Pereira|Pergamino|Perm|Perpignan|Perris|Perth|Perth Amboy|Peshawar|
  Pessac|Petah Tiqwa|Petaling Jaya|Petaluma|Petare|Petaẖ Tiqwa|Peterborough|Petionville|Petropavl|
  Petropolis|Petrozavodsk|Petrópolis|Peñaflor|Pflugerville|Pforzheim|Pharr|Philadelphia|Phnom Penh|
  Phoenix|Pickering|Pico Rivera|Picsi|Piedecuesta|Piedras Negras|Piendamo|Pietermaritzburg|Pikine|
  Pilar|Pimpri|Pine Bluff|Pine Hills|Pinellas Park|Pingdingshan|Pingxiang|Pinneberg|Pinto|Piracicaba|
  Pirmasens|Pirna|Piscataway|Pisco|Pitalito|Pittsburg|Pittsburgh|Pittsfield|Piura|Placentia|Plainfield|
  Plano|Plantation|Plasencia|Plato|Plauen|Playa del Carmen|Pleasanton|Ploiesti|Ploieşti|Plovdiv|
  Plymouth|Poble Sec|Pocatello|Pocito|Pohang|Poinciana|Pointe-Noire|Poitiers|Pokhara|Polanco|Poltava|
  Pomona|Pompano Beach|Ponferrada|Ponta Grossa|Pontefract|Pontevedra|Pontiac|Pontianak|Poole|Popayan|
  Popayán|Port Arthur|Port Charlotte|Port Elizabeth|Port Harcourt|Port Moresby|Port Orange|Port Said|
  Port Saint Lucie|Port Sudan|Port-au-Prince|Port-de-Paix|Portage|Portage Park|Porterville|Portland|
  Porto|Porto Alegre|Porto Velho|Porto-Novo|Portsmouth|Portsmouth Heights|Portugalete|Posadas|Potomac|
  Potsdam|Poway|Poza Rica de Hidalgo|Poznan|Poznań|Pozuelo de Alarcon|Pozuelo de Alarcón|Pradera|
  Prague|Praia Grande|Prenzlauer Berg|Prenzlauer Berg Bezirk|Prescot|Prescott|Prescott Valley|
  Presidencia Roque Saenz Pena|Presidencia Roque Sáenz Peña|Presidente Prudente|Preston|Pretoria|
  Prince George|Pristina|Progreso|Providence|Provo|Pskov|Pucallpa|Puducherry|Puebla|Pueblo|Puente Alto|
  Puente de Vallecas|Puerto Eldorado|Puerto La Cruz|Puerto Madryn|Puerto Montt|Puerto Princesa|
  Puerto Real|Puerto Tejada|Puerto Vallarta|Puertollano|Pulheim|Punasa|Pune|Puno|Punta Alta|
  Punta Arenas|Punāsa|Purley|Purwakarta|Purwokerto|Puteaux|Putian|Puyang|Puyang Chengguanzhen|
  Pyongyang|Pátzcuaro|Pétionville|Pāli|Pānihāti|Pānīpat|Qarchak|Qarshi|Qazvin|Qina|Qingdao|Qinhuangdao|
  Qinā|Qionghai|Qiqihar|Qom|Quebec|Queens|Queens Village|Quetta|Quezon City|Qui Nhon|Quibdo|Quibdó|
  Quillota|Quilmes|Quilpue|Quilpué|Quimper|Quincy|Quinte West|Quito|Quthbullapur|Québec|Rabat|Rach Gia|
  Racine|Radom|Rafaela|Rahim Yar Khan|Raichur|Raipur|Rajahmundry|Rajkot|Rajshahi|Raleigh|Ramadi|
  Ramagundam|Ramgundam|Rampur|Rancagua|Ranchi|Rancho Cordova|Rancho Cucamonga|Rancho Palos Verdes|
  Rancho Penasquitos|Rancho Santa Margarita|Randburg|Rangpur|Rapid City|Rasht|Rastatt|Ratingen|Ratlam|
  Ratlām|Raurkela|Ravensburg|Rawalpindi|Reading|Recife|Recklinghausen|Reconquista|Red Deer|Redding|
  Redditch|Redford|Redhill|Redlands|Redmond|Redondo Beach|Redruth|Redwood City|Regensburg|Regina|
  Rego Park|Reigate|Reims|Reinickendorf|Remscheid|Rengasdengklok|Rennes|Reno|Renton|Repentigny|
  Resistencia|Reston|Retiro|Reus|Reutlingen|Revere|Rewa|Reynosa|Rheda-Wiedenbrueck|Rheda-Wiedenbrück|
  Rheine|Rhondda|Rialto|Ribeirao Preto|Ribeirao das Neves|Ribeirão Preto|Ribeirão das Neves|
  Richards Bay|Richardson|Richland|Richmond|Richmond Hill|Ridgewood|Riga|Rimouski|Rio Branco|
  Rio Cuarto|Rio Gallegos|Rio Grande|Rio Rancho|Rio Tercero|Rio de Janeiro|Riohacha|Rionegro|Rioverde|
  Rishon LeZiyyon|Rishon LeẔiyyon|Rivas-Vaciamadrid|Riverside|Riverton|Riverview|Rivne|Riyadh|Rizhao|
  Roanoke|Rochdale|Rochester|Rochester Hills|Rock Hill|Rockford|Rocklin|Rockville|Rockwall|Rocky Mount|
  Rodgau|Roeselare|Rogers|Rogers Park|Rohnert Park|Rohtak|Rome|Roodepoort|Roquetas de Mar|Rosario|
  Rosarito|Rosemead|Rosenheim|Roseville|Rosny-sous-Bois|Rossendale|Rostock|Rostov-na-Donu|Roswell|
  Rotherham|Rottenburg|Rotterdam|Roubaix|Rouen|Round Rock|Rowland Heights|Rowlett|Royal Leamington Spa|
  Royal Oak|Royal Tunbridge Wells|Rubi|Rubí|Rudow|Rueil-Malmaison|Ruesselsheim|Rugby|Runcorn|Russeifa|
  Rybinsk|Río Cuarto|Río Gallegos|Río Grande|Río Tercero|Rüsselsheim|Rāichūr|Rājahmundry|Rājkot|
  Rājshāhi|Rāmgundam|Rāmpur|Rạch Giá|Saarbruecken|Saarbrücken|Sabadell|Sabanalarga|Sabinas|Sabzevar|
  Sacramento|Safi|Saginaw|Sagrada Familia|Sagrada Família|Saguenay|Sagunto|Sahagun|Sahagún|Saharanpur|
  Sahiwal|Sahuayo de Morelos|Sahāranpur|Saint Charles|Saint Clair Shores|Saint Cloud|Saint George|
  Saint John|Saint Joseph|Saint Louis Park|Saint Paul|Saint Peters|Saint Petersburg|Saint-Brieuc|
  Saint-Denis|Saint-Etienne|Saint-Eustache|Saint-Germain-en-Laye|Saint-Herblain|Saint-Hyacinthe|
  Saint-Jean-sur-Richelieu|Saint-Jerome|Saint-Jérôme|Saint-Laurent|Saint-Leonard|Saint-Léonard|
  Saint-Malo|Saint-Maur-des-Fosses|Saint-Maur-des-Fossés|Saint-Nazaire|Saint-Priest|Saint-Quentin|
  Saint-Quentin-en-Yvelines|Saint-Étienne|Saitama|Sakai|Salamanca|Sale|Salem|Salford|Salina|
  Salina Cruz|Salinas|Salisbury|Salon-de-Provence|Salt Lake City|Salta|Saltillo|Salvador|Salzburg|
  Salzgitter|Sama|Samara|Samarinda|Samarqand|Sammamish|Samsun|Samut Prakan|San Andres|
  San Andres Cholula|San Andres Tuxtla|San Andrés|San Andrés Cholula|San Andrés Tuxtla|San Angelo|
  San Antonio|San Bartolome de Tirajana|San Bartolomé de Tirajana|San Bernardino|San Bernardo|
  San Blas-Canillejas|San Bruno|San Buenaventura|San Carlos de Bariloche|San Clemente|San Cristobal|
  San Cristobal de las Casas|San Cristóbal|San Cristóbal de las Casas|San Diego|San Felipe|
  San Fernando|San Fernando de Henares|San Fernando del Valle de Catamarca|San Francisco|
  San Francisco del Rincon|San Francisco del Rincón|San Gabriel|San Isidro|San Jacinto|San Jose|
  San Jose del Cabo|San Jose del Monte|San José|San José del Cabo|San Juan|San Juan de los Lagos|
  San Juan del Rio|San Juan del Río|San Leandro|San Lorenzo|San Luis|San Luis Obispo|San Luis Potosi|
  San Luis Potosí|San Luis Rio Colorado|San Luis Río Colorado|San Luis de la Paz|San Marcos|San Martin|
  San Martin Texmelucan de Labastida|San Martín|San Mateo|San Mateo Atenco|San Miguel de Allende|
  San Miguel de Tucuman|San Miguel de Tucumán|San Miguelito|San Nicolas de los Arroyos|
  San Nicolas de los Garza|San Nicolás de los Arroyos|San Nicolás de los Garza|San Pablo|
  San Pablo de las Salinas|San Pedro|San Pedro Garza Garcia|San Pedro Garza García|San Pedro Sula|
  San Pedro de Macoris|San Pedro de Macorís|San Rafael|San Ramon|San Ramon de la Nueva Oran|
  San Ramón de la Nueva Orán|San Salvador|San Salvador Tizatlalli|San Salvador de Jujuy|
  San Sebastian de los Reyes|San Sebastián de los Reyes|San Tan Valley|San Vicent del Raspeig|Sanaa|
  Sanandaj|Sancaktepe|Sandakan|Sandy|Sandy Hills|Sandy Springs|Sanford|Sangli|Sankt Augustin|
  Sankt Gallen|Sankt Poelten|Sankt Pölten|Sanliurfa|Sanlucar de Barrameda|Sanlúcar de Barrameda|
  Sanming|Sant Andreu|Sant Boi de Llobregat|Sant Cugat del Valles|Sant Cugat del Vallès|
  Sant Feliu de Llobregat|Sant Gervasi - Galvany|Sant Marti|Sant Martí|Santa Ana|Santa Ana Chiautempan|
  Santa Barbara|Santa Catarina|Santa Clara|Santa Clarita|Santa Coloma de Gramenet|Santa Cruz|
  Santa Cruz Xoxocotlan|Santa Cruz Xoxocotlán|Santa Cruz de Tenerife|Santa Cruz de la Sierra|Santa Fe|
  Santa Fe de la Vera Cruz|Santa Lucia|Santa Lucía|Santa Luzia|Santa Maria|Santa Maria Chimalhuacan|
  Santa Marta|Santa María Chimalhuacán|Santa Monica|Santa Rosa|Santa Rosa de Cabal|Santa Teresa|
  Santander|Santander de Quilichao|Santee|Santiago|Santiago Teyahualco|Santiago de Compostela|
  Santiago de Cuba|Santiago de Queretaro|Santiago de Querétaro|Santiago de Surco|
  Santiago de los Caballeros|Santiago del Estero|Santo Andre|Santo André|Santo Domingo|
  Santo Domingo Este|Santo Domingo Oeste|Santo Domingo de los Colorados|Santo Tome|Santo Tomé|Santol|
  Santos|Sants|Sants-Montjuic|Sants-Montjuïc|Santurtzi|Santutxu|Sao Bernardo do Campo|Sao Carlos|
  Sao Joao de Meriti|Sao Jose|Sao Jose do Rio Preto|Sao Jose dos Campos|Sao Leopoldo|Sao Luis|
  Sao Paulo|Sao Vicente|Sapporo|Sarajevo|Saransk|Sarasota|Saratov|Sarcelles|Sargodha|Sari|Sariwon|
  Sariwŏn|Sarnia|Sarria-Sant Gervasi|Sarrià-Sant Gervasi|Sartrouville|Sasebo|Saskatoon|Satna|Saugor|
  Sault Ste. Marie|Savannah|Sayreville|Sayreville Junction|Scarborough|Schaumburg|Schenectady|
  Schoneberg Bezirk|Schwabisch Gmund|Schweinfurt|Schwerin|Schwerte|Schwäbisch Gmünd|Schöneberg|
  Scottsdale|Scranton|Scunthorpe|Seattle|Secunderabad|Seeb|Seevetal|Segovia|Sejong|Semarang|Semey|
  Sendai|Seongnam-si|Seoul|Sepang|Seraing|Serekunda|Seremban|Serra|Sete|Sete Lagoas|Setif|Sevastopol|
  Severn|Severnyy|Sevilla|Sevran|Sfax|Shagamu|Shah Alam|Shahjanpur|Shahkot|Shakhty|Shanghai|Shangrao|
  Shangyu|Shantou|Shaoguan|Shaoxing|Sharjah|Shashi|Shawinigan|Shawnee|Sheboygan|Sheepshead Bay|
  Sheffield|Shekhupura|Shelby|Shelton|Shengli|Shenyang|Shenzhen|Sherbrooke|Sherman|Sherman Oaks|
  Sherwood Park|Shibganj|Shihezi|Shijiazhuang|Shiliguri|Shimoga|Shimonoseki|Shiqi|Shiraz|Shivaji Nagar|
  Shiyan|Shizuoka|Shoreline|Shreveport|Shrewsbury|Shrirampur|Shrīrāmpur|Shuangyashan|Shyamnagar|
  Shymkent|Shāhjānpur|Sialkot|Sicklerville|Siegen|Sierra Vista|Silao|Silver Spring|Simferopol|
  Simi Valley|Sincelejo|Sindelfingen|Singa|Singapore|Singen|Sint-Niklaas|Sinuiju|Sinŭiju|Sioux City|
  Sioux Falls|Siping|Sirjan|Sisli|Sittingbourne|Situbondo|Sivas|Skokie|Skopje|Slough|Smolensk|Smyrna|
  Soacha|Sochi|Soest|Sofia|Sogamoso|Sohag|Soka|Sokoto|Solapur|Soledad|Soledad de Graciano Sanchez|
  Soledad de Graciano Sánchez|Solihull|Solingen|Solāpur|Somerville|Sonipat|Sonīpat|Sorocaba|Sosnowiec|
  South Bel Air|South Bend|South Benfleet|South Boston|South Croydon|South Gate|South Hill|
  South Jordan|South Lawndale|South Peabody|South San Francisco|South Shields|South Shore|
  South Suffolk|South Tangerang|South Valley|South Vineland|South Whittier|Southall|Southampton|
  Southaven|Southend-on-Sea|Southfield|Southglenn|Southport|Soweto|Soyapango|Sparks|Speyer|Spokane|
  Spokane Valley|Spring|Spring Hill|Spring Valley|Springdale|Springfield|Srinagar|St Albans|St Helens|
  St. Albert|St. Catharines|St. John's|St. Johns|St. Louis|St. Petersburg|Staaken|Stade|Stafford|
  Staines|Stamford|Staryy Oskol|State College|Staten Island|Steglitz|Steglitz Bezirk|Sterling Heights|
  Sterlitamak|Stevenage|Stillwater|Stockholm|Stockport|Stockton|Stockton-on-Tees|Stoke-on-Trent|
  Stolberg|Stonecrest|Stourbridge|Stralsund|Strasbourg|Stratford|Straubing|Streamwood|Stretford|
  Strongsville|Stroud|Stuttgart|Stuttgart-Ost|Subang Jaya|Sucre|Suez|Suffolk|Sugar Land|Suhl|Suihua|
  Suita|Suizhou|Sukabumi|Sukkur|Sullana|Sultanah|Sultanbeyli|Sultangazi|Sulţānah|Sumare|Sumaré|
  Sumedang|Summerville|Sumqayit|Sumqayıt|Sumter|Sumy|Suncheon|Sunderland|Sungai Petani|Sunnyside|
  Sunnyvale|Sunrise|Sunrise Manor|Sunset Park|Surabaya|Surakarta|Surat|Suresnes|Surgut|Surprise|Surrey|
  Sutton|Sutton Coldfield|Sutton in Ashfield|Suwon|Suzano|Suzhou|Swadlincote|Swansea|Swindon|Sydney|
  Syktyvkar|Sylhet|Syracuse|Szczecin|São Bernardo do Campo|São Carlos|São José|São José do Rio Preto|
  São José dos Campos|São João de Meriti|São Leopoldo|São Luís|São Paulo|São Vicente|Sète|Sétif|Sāngli|
  Sōka|Sūrat|Taboao da Serra|Taboão da Serra|Tabriz|Tabuk|Tacloban|Tacna|Tacoma|Tafi Viejo|Tafí Viejo|
  Taganrog|Taguig|Taichung|Taihecun|Tainan|Taipei|Taiping|Taiyuan|Taizhou|Takamatsu|Takarazuka|
  Takasaki|Takatsuki|Takeo|Takoradi|Talagante|Talara|Talavera de la Reina|Talca|Talcahuano|
  Taldyqorghan|Talence|Tallaght|Tallahassee|Tallinn|Tamale|Tamarac|Tambov|Tamiami|Tampa|Tampere|
  Tampico|Tamworth|Tanda|Tandil|Tanga|Tangerang|Tanggu|Tangier|Tangshan|Tanjore|Tantoyuca|Taoyuan City|
  Tapachula|Taraz|Tarbes|Tarhuna|Tarma|Tarragona|Tarsus|Tartagal|Tashkent|Tasikmalaya|Taubate|Taubaté|
  Taunton|Tawau|Taxco de Alarcon|Taxco de Alarcón|Taylor|Taylorsville|Taytay|Tbilisi|Teaneck|Tebessa|
  Tecate|Tecoman|Tecomán|Tegal|Tegucigalpa|Tehran|Tehuacan|Tehuacán|Tel Aviv|Telde|Telford|Temapache|
  Temara|Tembisa|Temecula|Temixco|Tempe|Tempe Junction|Tempelhof|Tempelhof Bezirk|Temple|Temuco|Teni|
  Teoloyucan|Tepatitlan de Morelos|Tepatitlán de Morelos|Tepic|Tepotzotlan|Tepotzotlán|Teresina|
  Ternopil|Terrassa|Terre Haute|Terrebonne|Tetouan|Tetuan de las Victorias|Tetuán de las Victorias|
  Texas City|Texcoco de Mora|Teziutlan|Thane|The Bronx|The Colony|The Hague|The Hammocks|The Villages|
  The Woodlands|Thessaloniki|Thessaloníki|Thies|Thies Nones|Thika|Thionville|Thiruvananthapuram|Thiès|
  Thiès Nones|Thoothukudi|Thornton|Thousand Oaks|Thun|Thunder Bay|Thāne|Tianjin|Tianshui|Tieling|
  Tigard|Tijuana|Timisoara|Timişoara|Timmins|Tingo Maria|Tingo María|Tinley Park|Tipton|Tirana|
  Tiruchirappalli|Tirunelveli|Tirupati|Tiruppur|Tiruvottiyur|Tiruvottiyūr|Titusville|Tizimin|Tizimín|
  Tlahuac|Tlalnepantla|Tlalpan|Tlaquepaque|Tlaxcala|Tláhuac|Toamasina|Tokorozawa|Tokushima|Tokyo|
  Toledo|Toluca|Tome|Toms River|Tomsk|Tomé|Tonala|Tonalá|Tongchuanshi|Tonghua|Tongliao|Tongshan|
  Tonypandy|Topeka|Toronto|Torquay|Torrance|Torrejon de Ardoz|Torrejón de Ardoz|Torrelavega|
  Torremolinos|Torrent|Torreon|Torrevieja|Torreón|Torun|Toruń|Touba|Toulon|Toulouse|Tourcoing|Tournai|
  Tours|Town 'n' Country|Towson|Toyama|Toyohashi|Toyonaka|Toyota|Trabzon|Tracy|Trelew|Trenton|
  Tres Arroyos|Tres Cantos|Trichur|Trichūr|Trier|Tripoli|Trois-Rivieres|Trois-Rivières|Troisdorf|
  Trowbridge|Troy|Troyes|Trujillo|Tshikapa|Tsuen Wan|Tuckahoe|Tucson|Tuebingen|Tula|Tulancingo|Tulare|
  Tulsa|Tultepec|Tulua|Tuluá|Tumaco|Tumbes|Tumkur|Tumkūr|Tungi|Tunis|Tunja|Turbaco|Turbo|Turin|
  Turkmenabat|Turlock|Turmero|Turpan|Tuscaloosa|Tustin|Tuxpam de Rodriguez Cano|Tuxtepec|Tuxtla|Tver|
  Twin Falls|Tyler|Tyumen|Tébessa|Tétouan|Túxpam de Rodríguez Cano|Tübingen|Türkmenabat|UEskuedar|
  Uberaba|Uberlandia|Uberlândia|Udaipur|Udon Thani|Ufa|Ugep|Uijeongbu-si|Uitenhage|Ujjain|Ulan Bator|
  Ulan-Ude|Ulhasnagar|Ulm|Ulsan|Ulyanovsk|Umraniye|Umuahia|Union|Union City|Universal City|University|
  Unna|Upland|Uptown|Urbana|Urbandale|Uriangato|Urmston|Uruapan|Urumqi|Usera|Ushuaia|Ust-Kamenogorsk|
  Utica|Utrecht|Utrera|Utsunomiya|Uyo|Vacaville|Vadodara|Valdemoro|Valdivia|Valdosta|Valence|Valencia|
  Valenciennes|Valladolid|Valle Hermoso|Valle de Santiago|Valledupar|Vallejo|Vallenar|Valparaiso|
  Valparaíso|Van|Van Nuys|Vancouver|Vanderbijlpark|Vannes|Varanasi|Varna|Varzea Grande|
  Vasyl'evsky Ostrov|Vaughan|Velbert|Velez-Malaga|Velikiy Novgorod|Venado Tuerto|Venice|Venissieux|
  Ventura|Venustiano Carranza|Veracruz|Vereeniging|Vernon|Verona|Versailles|Verviers|Viamao|Viamão|
  Vicalvaro|Victoria|Victoria de Durango|Victorville|Vicálvaro|Viedma|Vienna|Viersen|Vigo|Vijayawada|
  Vila Velha|Vila-real|Viladecans|Vilanova i la Geltru|Vilanova i la Geltrú|Villa Alemana|Villa Angela|
  Villa Carlos Paz|Villa Constitucion|Villa Constitución|Villa Lugano|Villa Maria|Villa María|
  Villa Mercedes|Villa Nueva|Villa Vicente Guerrero|Villa de Vallecas|Villa del Rosario|Villa Ángela|
  Villach|Villahermosa|Villaverde|Villavicencio|Villejuif|Villeneuve-d'Ascq|Villeurbanne|
  Villingen-Schwenningen|Vilnius|Vina del Mar|Vincennes|Vineland|Vinnytsia|Virginia Beach|
  Visakhapatnam|Visalia|Vista|Vitebsk|Vitoria|Vitoria da Conquista|Vitry-sur-Seine|Vitória|
  Vitória da Conquista|Viña del Mar|Vladikavkaz|Vladimir|Vladivostok|Voelklingen|Volgograd|Vologda|
  Volta Redonda|Volzhskiy|Voronezh|Vung Tau|Vykhino-Zhulebino|Várzea Grande|Vélez-Málaga|Vénissieux|
  Völklingen|Vũng Tàu|Waco|Wad Medani|Wafangdian|Waiblingen|Waitakere|Wakayama|Wakefield|Waldorf|
  Wallasey|Wallsend|Walnut Creek|Walsall|Waltham|Wandsbek|Warangal|Warner Robins|Warren|Warri|
  Warrington|Warsaw|Warwick|Washington|Washington Heights|Waterbury|Waterford|Waterloo|Waterlooville|
  Watford|Watsonville|Wattrelos|Waukegan|Waukesha|Wauwatosa|Wayne|Wedding|Wedding Bezirk|Weiden|
  Weifang|Weimar|Weinheim|Weissensee|Weißensee|Welkom|Welland|Welling|Wellingborough|Wellington|Wels|
  Welwyn Garden City|Wembley|Wenshan City|Wenzhou|Wesel|Wesley Chapel|West Albany|West Allis|
  West Babylon|West Bloomfield Township|West Bridgford|West Bromwich|West Coon Rapids|West Covina|
  West Des Moines|West End|West Gulfport|West Hartford|West Haven|West Hills|West Hollywood|
  West Jerusalem|West Jordan|West Lafayette|West Lynchburg|West New York|West Orange|West Palm Beach|
  West Raleigh|West Ridge|West Sacramento|West Seneca|West Town|West Valley City|West Vancouver|
  Westfield|Westland|Westminster|Weston|Weston-super-Mare|Wetzlar|Weymouth|Wharton|Wheaton|
  White Plains|White Rock|Whitman|Whittier|Wichita|Wichita Falls|Widnes|Wiesbaden|Wigan|Wilhelmshaven|
  Wilkes-Barre|Willich|Willowdale|Wilmersdorf|Wilmersdorf Bezirk|Wilmington|Wilson|Winchester|Windhoek|
  Windsor|Winejok|Winnipeg|Winston-Salem|Winter Garden|Winterhude|Winterthur|Wismar|Witbank|Witten|
  Woking|Wokingham|Wolfenbuettel|Wolfenbüttel|Wolfsburg|Wollongong|Wolverhampton|Wonju|Wonsan|Woodbury|
  Woodland|Woodland Hills|Woodside|Woonsocket|Worcester|Worksop|Worms|Worthing|Wrexham|Wroclaw|Wrocław|
  Wuerzburg|Wuhai|Wuhan|Wuhu|Wunstorf|Wuppertal|Wusong|Wuwei|Wuxi|Wuxue|Wuzhou|Wylie|Wyoming|Würzburg|
  Wŏnju|Wŏnsan|Xalapa de Enriquez|Xalapa de Enríquez|Xiamen|Xiangtan|Xiangyang|Xiantao|Xianyang|Xico|
  Xingtai|Xining|Xinpu|Xintai|Xinxiang|Xinyang|Xinyuan|Xiuying|Xochimilco|Xuchang|Yakima|Yakutsk|
  Yamagata|Yamunanagar|Yamunānagar|Yanbu|Yancheng|Yangjiang|Yangon|Yangquan|Yangshuo|Yangzhou|Yanji|
  Yantai|Yao|Yaounde|Yaoundé|Yaroslavl|Yautepec|Yazd|Yekaterinburg|Yeosu|Yeovil|Yerba Buena|Yerevan|
  Yibin|Yichang|Yinchuan|Yingkou|Yiyang|Yogyakarta|Yokkaichi|Yokohama|Yokosuka|Yonkers|Yono|Yopal|
  Yorba Linda|York|Yoshkar-Ola|Youngstown|Yuba City|Yucaipa|Yuci|Yueyang|Yuma|Yumbo|Yuncheng|Yunfu|
  Yurimaguas|Zacapu|Zacapú|Zacatecas|Zagazig|Zagreb|Zahedan|Zamboanga|Zamora|Zanjan|Zanjān|Zanzibar|
  Zapopan|Zaporizhia|Zaragoza|Zarate|Zaria|Zarqa|Zehlendorf|Zehlendorf Bezirk|Zelenograd|Zeytinburnu|
  Zhangjiakou|Zhangjiakou Shi Xuanhua Qu|Zhangzhou|Zhanjiang|Zhaoqing|Zhengzhou|Zhenjiang|Zhongshan|
  Zhoukou|Zhu Cheng City|Zhuhai|Zhumadian|Zhuzhou|Zhytomyr|Zibo|Zigong|Zinacantepec|Zipaquira|
  Zipaquirá|Zumpango|Zunyi|Zurich|Zwickau|Zárate|Zürich|el Raval|l'Antiga Esquerra de l'Eixample|
  la Nova Esquerra de l'Eixample|la Vila de Gracia|la Vila de Gràcia|Álvaro Obregón|Ávila|Århus|
  Çankaya|Çorlu|Écija|Épinay-sur-Seine|Évreux|Évry|Ürümqi|Üsküdar|Āsansol|Āvadi|Āzādshahr|İzmir|Łódź|
  Ōita|Ōtsu|Şanlıurfa|Şişli|Ḩalwān|
  Ḩamāh`;

export const chinesePlaceNames = `
  万隆|三孖冷|三宝垄|三寶瓏|三明|三水|三蘭港|上海|上饒|上饶|东京|东海|东港|东莞|东营|中国上海|中山|临夏|临夏城关镇|临汾|临沂|临海|丹东|丹東|丽江|乌兰浩特|乌海|乌鲁木齐|乐山|
  九江|九龍|云浮|五松|亚历山大港|亞松森|亞歷山卓|亞歷山大港|京都|亳州|仁川广域|仁川広域|仁川廣域|仏山|仙台|仪征|仰光|伊兹密尔|伊巴丹|伊斯坦布尔|伊斯法罕|伊春|伏尔加格勒|伏爾加格勒|
  休斯敦|休斯頓|伦敦|佛山|佳木斯|侯斯頓|保定|信阳|信陽|倫敦|光州|光州广域|光州広域|光州廣域|克拉玛依|克拉瑪依|內江|八道江|六盘水|六盤水|兰州|关口|内江|内罗毕|凤凰城|利雅得|
  利雅德|利馬|剌八|加尔各答|加德滿都|加濟安泰普|勒克瑙|勿加泗|包头|包頭|北京|北海|十堰|华沙|南京|南充|南宁|南寧|南干道|南平|南昌|南票|南通|南阳|南陽|博帕尔|卡利|卡加利|
  卡尔加里|卡拉卡斯|卡拉奇|卡拉季|卡杜納|卡萨布兰卡|卡諾|印多尔|厦门|双鴨山|双鸭山|叙州城|叙府|古里提巴|台中|台北|台南|合肥|吉大港|吉安|吉林|吉达|吉達|吉隆坡|名古屋|吐鲁番|吴兴|
  周口|呼和浩特|咸阳|咸陽|哈尔滨|哈拉雷|哈爾濱|哈爾科夫|哈瓦那|哈科特港|哥打巴鲁|哥本哈根|唐山|商丘|喀什|喀土穆|喀山|喀布尔|喀布爾|喀拉蚩|営口|嘉兴|嘉积|嘉興|四平|四平街|园林|
  园林街道|圣地亚哥|圣安东尼奥|圣彼得堡|坎帕拉|坎皮纳斯|坦格朗|城中|城中街道|基多|基輔|基隆|塔什干|塔那那利佛|塘沽|塩城|墨尔本|墨爾本|墨西哥城|夏灣拿|多伦多|多倫多|大不里士|大同|
  大庆|大慶|大渡口|大渡口街道|大田广域|大田広域|大良|大良街道|大连|大連|大邱广域|大邱広域|大邱廣域|大阪|大馬士革|大马士革|天水|天津|太原|太和|太子港|太河村|奈洛比|奋斗|奋斗街道|
  好望角鎮|威海|娄底|婁底|孝感|孟买|宁波|安卡拉|安庆|安慶|安拉阿巴德|安曼|安达|安达镇|安邑|安阳|安陽|安順|安顺|宜宾|宜昌|宜春|宜賓|宿州|密拉特|察布查尔|寧波|将官池|尧都|岳阳|
  岳陽|崑山|川崎|巨港|巴伦西亚|巴兰基亚|巴冷基也|巴塞罗那|巴士拉|巴库|巴彦塔拉|巴斯拉|巴格达|巴特那|巴罗达|巴薩隆拿|巴西利亚|巴西利亞|巴馬科|巴黎|布加勒斯特|布尔萨|布拉柴维尔|
  布拉格|布达佩斯|布里司班|布里斯本|布里斯班|布魯塞爾|布鲁克林|布鲁塞尔|常州|常徳|常德|平地泉镇|平壌|平壤|平阳|平阳府|平頂山|平顶山|广元|广州|广水|广水街道|広元|広島|広州|库尔勒|
  库尔纳|库马西|应城|庫里奇巴|庵埠|廈門|廊坊|廣元|廣島|廣州|延吉|延安北路|开封|开罗|开远|张家口|張家口|徐州|徳州|徳陽|德州|德班|德里|德阳|德陽|德黑兰|忻州|忻府|恒山|恩图曼|
  恵州|悉尼|惠州|意法半|慕尼黑|戈亚尼亚|成都|扬州|承徳|承德|抚顺|拉合尔|拉合爾|拉哥斯|拉巴特|拉瓦尔品第|掲陽|揚州|揭阳|揭陽|摩加迪休|摩加迪沙|摩苏尔|摩蘇爾|撫順|敖德薩|文山|
  文昌路|文昌路街道|斯德哥尔摩|斯德哥爾摩|新伊瓜蘇|新会|新加坡|新孟買|新會|新浦|新源|新竹|新西伯利亚|新西伯利亞|无锡|日照|日照街道|昆山|昆明|昌吉|明斯克|星架坡|晉城|晋城|
  普利托里亞|普埃布拉|景徳鎮|景德镇|曼哈顿|曼德勒|曼谷|曾城|朝陽|木爾坦|本渓|本溪|札幌|李斯腓|杜拜|杜阿拉|杭州|東京|東京都|東営|東營|東莞|板橋|枋橋|枝城|枝城镇|枣庄|架利吉打|
  柏林|株洲|桂林|梁湖|梁湖镇|梧州|棉蘭|棗荘|棗莊|椒江村|楽山|榆次|樂山|樊城|樊城镇|横浜|横滨|武威|武汉|武漢|武穴|武穴街道|比勒陀利亞|水原|汉堡|汕头|汕尾|汕頭|江門|江门|沈阳|
  沉阳|沧州|河內|泉州|泗水|波哥大|泰州|洛杉矶|洛杉磯|洛阳|洛陽|济南|济宁|浏阳|浦那|浦阳|浦阳街道|海勃湾|海口|海城|海得拉巴|海拉尔|涪陵|淄博|淮北|淮安|淮阴|深圳|清奈|清远|
  清遠|済南|済寧|温州|渭南|湖州|湘潭|湛江|溫州|滁州|滄州|漯河|漳州|潍坊|潮州|澄华|澄海|澳門|澳门|濟南|濟寧|濮阳|濮阳城关镇|濰坊|瀋陽|灯塔路|烏法|烏海|烏魯木齊|烟台|無錫|
  焦作|煙台|煙臺|營口|爹濱|牡丹江|玉山|玉山镇|王爷庙|珀斯|珠海|班加罗尔|班加羅爾|琼海|瓊海|瓜亞基爾|瓜达拉哈拉|瓦加杜古|瓦臘納西|白城|白山|白沙瓦|白銀|白银|的黎波里|盐城|
  盧本巴希|盧薩卡|真州|真州镇|石家庄|石家荘|石家莊|石岐|石岐街道|石河子|石河子乡|神戶|神户|神戸|福塔雷萨|福塔雷薩|福岡|福州|秀英|科尔多瓦|科尔沁|科納克里|秦皇岛|秦皇島|第比利斯|
  米蘭|約翰尼斯堡|紐約|索菲亞|索韦托|累西腓|紹興|綏化|綿陽|红山|约翰内斯堡|纳西克|纽约|绍兴|绥化|绵阳|罗安达|罗萨里奥|罗马|羅沙里奧|老河口|耶溫得|聊城|聖保羅|聖地牙哥|聖安東尼奧|
  聖荷西|肇东|肇东镇|肇庆|肇慶|胜利|胜利街道|胡志明|臨汾|臨沂|自貢|自贡|臺中|臺北|臺南|艾哈迈德堡|芜湖|芝加哥|花蓮|苏州|苏拉特|荃灣|荆州|荆门|荊州|荊門|荔城|荔城街道|莆田|
  莫斯科|莱州|菏泽|菏澤|華沙|華雷斯城|萍乡|萍郷|萍鄉|营口|萨依巴格|萨尔瓦多|萨那|萬隆|葉卡捷琳堡|葉里溫|蒂華納|蒙得维的亚|蒙特利尔|蒙特維多|蒙特雷|蕪湖|薩馬拉|蘇州|蘭州|虎门|
  虎门镇|蚌埠|衡水|衡阳|衡陽|襄樊|襄阳|襄阳府|西宁|西安|西寧|設拉子|让胡路|貝魯特|貴陽|費城|贝伦|贝宁城|贝尔格莱德|贝鲁特|贵阳|费城|贾巴尔普尔|赤峰|路桥|路沙卡|辽源|辽阳|达卡|
  达沃|运城|连云港|连山|迪拜|通化|通州|通辽|通遼|連雲港|運城|達卡|達喀爾|達拉斯|遵义|遵義|遼源|遼陽|邁杜古里|邢台|那格浦尔|邯郸|邯鄲|邹城|郑州|郴州|都柏林|鄂尔多斯|鄂木斯克|
  鄒城|鄭州|里約熱內盧|里约热内卢|重庆|重慶|金夏沙|金奈|金沙薩|金边|釜山|釜山广域|釜山広域|鉄嶺|銀川|銅川|錦州|鎮江|鐵嶺|铁岭|铜川|铜陵|银川|锦州|镇江|長春|長沙|长春|长沙|
  開封|開普敦|门头沟|阜新|阜阳|阜陽|阳春|阳朔|阳江|阳泉|阿克拉|阿克苏|阿勒颇|阿姆利则|阿德来得|阿德莱德|阿必仁|阿拉尔|阿拉木圖|阿格拉|阿比让|阿爾及爾|阿美達巴德|阿达纳|阿雷格里港|
  陆丰|陽江|陽泉|随州|隨州|雅加达|雅温得|集宁|雙鴨山|雪梨|雲浮|霍城|青岛|青島|鞍山|韶关|韶関|韶關|頓涅茨克|顺德|首尔|首尔特别|香港|馬什哈德|馬德里|马尼拉|马德里|马拉凯|
  马拉开波|马普托|马瑙斯|驻马店|高坪|高州|高雄|高雄巿|鳳凰城|鶏西|鶴壁|鶴崗|鷄西|鸡西|鹤壁|鹤岗|鹽城|麗江|麥加|麥地那|麦地那|麦德林|黃石|黄冈|黄岩|黄石|齊齊哈爾|齋浦爾|齋葡亞|
  齐齐哈尔|龙凤|
  龙凤街道`;
