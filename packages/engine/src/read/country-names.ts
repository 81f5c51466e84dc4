/** Names of countries in the five languages (Unicode CLDR, Unicode licence), and of large regions. */
export const countryNames = `
  Afganistán|Afghanistan|Afrique du Sud|Albania|Albanie|Albanien|Alemania|Algeria|Algerien|Algérie|
  Allemagne|American Samoa|Amerikanisch-Samoa|Amerikanische Jungferninseln|Amerikanische Überseeinseln|
  Andorra|Andorre|Angola|Anguila|Anguilla|Antarctica|Antarctique|Antarktis|Antigua & Barbuda|
  Antigua und Barbuda|Antigua y Barbuda|Antigua-et-Barbuda|Antártida|Arabia Saudí|Arabie saoudite|
  Argelia|Argentina|Argentine|Argentinien|Armenia|Armenien|Arménie|Aruba|Ascension|Ascension Island|
  Aserbaidschan|Australia|Australie|Australien|Austria|Autriche|Azerbaijan|Azerbaiyán|Azerbaïdjan|
  Bahamas|Bahrain|Bahreïn|Bangladesch|Bangladesh|Bangladés|Barbade|Barbados|Baréin|Belarus|Belgien|
  Belgique|Belgium|Belice|Belize|Benin|Benín|Bermuda|Bermudas|Bermudes|Bhoutan|Bhutan|Bielorrusia|
  Biélorussie|Bolivia|Bolivie|Bolivien|Bosnia & Herzegovina|Bosnia y Herzegovina|Bosnie-Herzégovine|
  Bosnien und Herzegowina|Botsuana|Botswana|Bouvet Island|Bouvetinsel|Brasil|Brasilien|Brazil|
  Britische Jungferninseln|Britisches Territorium im Indischen Ozean|British Indian Ocean Territory|
  British Virgin Islands|Brunei|Brunei Darussalam|Brunéi|Brésil|Bulgaria|Bulgarie|Bulgarien|
  Burkina Faso|Burundi|Bután|Bélgica|Bénin|Cabo Verde|Cambodge|Cambodia|Camboya|Cameroon|Cameroun|
  Camerún|Canada|Canadá|Canarias|Canary Islands|Cap-Vert|Cape Verde|Caribbean Netherlands|
  Caribe neerlandés|Catar|Cayman Islands|Central African Republic|Ceuta & Melilla|Ceuta et Melilla|
  Ceuta und Melilla|Ceuta y Melilla|Chad|Chequia|Chile|Chili|China|Chine|Chipre|Christmas Island|
  Chypre|Ciudad del Vaticano|Clipperton Island|Clipperton-Insel|Colombia|Colombie|Comoras|Comores|
  Comoros|Congo|Congo - Brazzaville|Congo - Kinshasa|Congo-Brazzaville|Congo-Kinshasa|Cook Islands|
  Cookinseln|Corea del Norte|Corea del Sur|Corée du Nord|Corée du Sud|Costa Rica|Croacia|Croatia|
  Croatie|Cuba|Curazao|Curaçao|Cyprus|Czechia|Côte d’Ivoire|Danemark|Denmark|Deutschland|Diego Garcia|
  Diego García|Dinamarca|Djibouti|Dominica|Dominican Republic|Dominikanische Republik|Dominique|
  Dschibuti|Dänemark|Ecuador|Egipto|Egypt|El Salvador|Emiratos Árabes Unidos|Equatorial Guinea|Eritrea|
  Eslovaquia|Eslovenia|Espagne|España|Estados Unidos|Estland|Estonia|Estonie|Esuatini|Eswatini|
  Ethiopia|Etiopía|European Union|Europäische Union|Eurozone|Falkland Islands|Falklandinseln|
  Faroe Islands|Fidji|Fidschi|Fiji|Filipinas|Finland|Finlande|Finlandia|Finnland|Fiyi|France|Francia|
  Frankreich|Französisch-Guayana|Französisch-Polynesien|Französische Süd- und Antarktisgebiete|
  French Guiana|French Polynesia|French Southern Territories|Färöer|Gabon|Gabun|Gabón|Gambia|Gambie|
  Georgia|Georgien|Germany|Ghana|Gibraltar|Granada|Grecia|Greece|Greenland|Grenada|Grenade|
  Griechenland|Groenland|Groenlandia|Grèce|Grönland|Guadalupe|Guadeloupe|Guam|Guatemala|
  Guayana Francesa|Guernesey|Guernsey|Guinea|Guinea Ecuatorial|Guinea-Bissau|Guinea-Bisáu|Guinée|
  Guinée équatoriale|Guinée-Bissau|Guyana|Guyane française|Géorgie|
  Géorgie du Sud-et-les Îles Sandwich du Sud|Haiti|Haití|Haïti|Heard & McDonald Islands|
  Heard und McDonaldinseln|Honduras|Hong Kong SAR China|Hongrie|Hungary|Hungría|Iceland|Inde|India|
  Indien|Indonesia|Indonesien|Indonésie|Irak|Iran|Iraq|Ireland|Irland|Irlanda|Irlande|Irán|Isla Bouvet|
  Isla Clipperton|Isla Norfolk|Isla de Man|Isla de Navidad|Isla de la Ascensión|Island|Islande|
  Islandia|Islas Aland|Islas Caimán|Islas Cocos|Islas Cook|Islas Feroe|
  Islas Georgia del Sur y Sandwich del Sur|Islas Heard y McDonald|Islas Malvinas|
  Islas Marianas del Norte|Islas Marshall|Islas Pitcairn|Islas Salomón|Islas Turcas y Caicos|
  Islas Vírgenes Británicas|Islas Vírgenes de EE. UU.|Islas menores alejadas de EE. UU.|Isle of Man|
  Israel|Israël|Italia|Italie|Italien|Italy|Jamaica|Jamaika|Jamaïque|Japan|Japon|Japón|Jemen|Jersey|
  Jordan|Jordania|Jordanie|Jordanien|Kaimaninseln|Kambodscha|Kamerun|Kanada|Kanarische Inseln|
  Karibische Niederlande|Kasachstan|Katar|Kazajistán|Kazakhstan|Kenia|Kenya|Kirghizstan|Kirgisistan|
  Kirguistán|Kiribati|Kokosinseln|Kolumbien|Komoren|Kongo-Brazzaville|Kongo-Kinshasa|Kosovo|Koweït|
  Kroatien|Kuba|Kuwait|Kyrgyzstan|La Réunion|Laos|Latvia|Lebanon|Lesotho|Lesoto|Letonia|Lettland|
  Lettonie|Liban|Libanon|Liberia|Libia|Libya|Libye|Libyen|Liechtenstein|Litauen|Lithuania|Lituania|
  Lituanie|Luxembourg|Luxemburg|Luxemburgo|Líbano|Macao SAR China|Macedonia del Norte|
  Macédoine du Nord|Madagascar|Madagaskar|Malaisie|Malasia|Malaui|Malawi|Malaysia|Maldivas|Maldives|
  Malediven|Mali|Malta|Malte|Maroc|Marokko|Marruecos|Marshall Islands|Marshallinseln|Martinica|
  Martinique|Mauretanien|Maurice|Mauricio|Mauritania|Mauritanie|Mauritius|Mayotte|Mexico|Mexiko|
  Mexique|Micronesia|Micronésie|Mikronesien|Moldavia|Moldavie|Moldova|Monaco|Mongolei|Mongolia|
  Mongolie|Montenegro|Montserrat|Monténégro|Morocco|Mosambik|Mozambique|Myanmar|México|Mónaco|
  Naciones Unidas|Namibia|Namibie|Nations Unies|Nauru|Nepal|Netherlands|Neukaledonien|Neuseeland|
  New Caledonia|New Zealand|Nicaragua|Niederlande|Niger|Nigeria|Niue|Nordkorea|Nordmazedonien|
  Norfolk Island|Norfolkinsel|North Korea|North Macedonia|Northern Mariana Islands|Noruega|Norvège|
  Norway|Norwegen|Nouvelle-Calédonie|Nouvelle-Zélande|Nueva Caledonia|Nueva Zelanda|Népal|Níger|
  Nördliche Marianen|Oman|Omán|Ouganda|Outlying Oceania|Ouzbékistan|Pakistan|Pakistán|Palaos|Palau|
  Palestinian Territories|Palästinensische Autonomiegebiete|Panama|Panamá|Papouasie-Nouvelle-Guinée|
  Papua New Guinea|Papua-Neuguinea|Papúa Nueva Guinea|Paraguay|Pays-Bas|Pays-Bas caribéens|
  Países Bajos|Peru|Perú|Philippinen|Philippines|Pitcairn Islands|Pitcairninseln|Poland|Polen|
  Polinesia Francesa|Pologne|Polonia|Polynésie française|Porto Rico|Portugal|Pseudo-Accents|
  Pseudo-Akzente|Pseudo-Bidi|Pseudoacentos|Pseudobidi|Puerto Rico|Pérou|Qatar|
  R.A.S. chinoise de Hong Kong|R.A.S. chinoise de Macao|Región desconocida|Reino Unido|Republik Moldau|
  República Centroafricana|República Democrática del Congo|República Dominicana|Reunión|Romania|
  Roumanie|Royaume-Uni|Ruanda|Rumanía|Rumänien|Rusia|Russia|Russie|Russland|Rwanda|
  République centrafricaine|République dominicaine|Réunion|Sahara occidental|Saint-Barthélemy|
  Saint-Christophe-et-Niévès|Saint-Marin|Saint-Martin|Saint-Pierre-et-Miquelon|
  Saint-Vincent-et-les Grenadines|Sainte-Hélène|Sainte-Lucie|Salomonen|Salvador|Sambia|Samoa|
  Samoa Americana|Samoa américaines|San Bartolomé|San Cristóbal y Nieves|San Marino|San Martín|
  San Pedro y Miquelón|San Vicente y las Granadinas|Santa Elena|Santa Lucía|Santo Tomé y Príncipe|
  Sao Tomé-et-Principe|Sark|Saudi Arabia|Saudi-Arabien|Schweden|Schweiz|Senegal|Serbia|Serbie|Serbien|
  Sercq|Seychellen|Seychelles|Sierra Leona|Sierra Leone|Simbabwe|Singapore|Singapour|Singapur|
  Sint Maarten|Siria|Slovakia|Slovaquie|Slovenia|Slovénie|Slowakei|Slowenien|Solomon Islands|Somalia|
  Somalie|Sonderverwaltungsregion Hongkong|Sonderverwaltungsregion Macau|Soudan|Soudan du Sud|
  South Africa|South Georgia & South Sandwich Islands|South Korea|South Sudan|Spain|Spanien|
  Spitzbergen und Jan Mayen|Sri Lanka|St. Barthélemy|St. Helena|St. Kitts & Nevis|St. Kitts und Nevis|
  St. Lucia|St. Martin|St. Pierre & Miquelon|St. Pierre und Miquelon|St. Vincent & Grenadines|
  St. Vincent und die Grenadinen|Sudan|Sudáfrica|Sudán|Sudán del Sur|Suecia|Suisse|Suiza|Surinam|
  Suriname|Suède|Svalbard & Jan Mayen|Svalbard et Jan Mayen|Svalbard y Jan Mayen|Sweden|Switzerland|
  Syria|Syrie|Syrien|Sáhara Occidental|São Tomé & Príncipe|São Tomé und Príncipe|Sénégal|Südafrika|
  Südgeorgien und die Südlichen Sandwichinseln|Südkorea|Südsudan|Tadjikistan|Tadschikistan|Tailandia|
  Taiwan|Taiwán|Tajikistan|Tansania|Tanzania|Tanzanie|Tayikistán|Taïwan|Tchad|Tchéquie|
  Terres australes françaises|Territoire britannique de l’océan Indien|Territoires palestiniens|
  Territorio Británico del Océano Índico|Territorios Australes Franceses|Territorios Palestinos|
  Territorios alejados de Oceanía|Thailand|Thaïlande|Timor oriental|Timor-Leste|Togo|Tokelau|Tonga|
  Trinidad & Tobago|Trinidad und Tobago|Trinidad y Tobago|Trinité-et-Tobago|Tristan da Cunha|
  Tristán de Acuña|Tschad|Tschechien|Tunesien|Tunisia|Tunisie|Turkmenistan|Turkmenistán|Turkménistan|
  Turks & Caicos Islands|Turks- und Caicosinseln|Turquie|Turquía|Tuvalu|Túnez|Türkei|Türkiye|
  U.S. Outlying Islands|U.S. Virgin Islands|Ucrania|Uganda|Ukraine|Unbekannte Region|Ungarn|
  Union européenne|United Arab Emirates|United Kingdom|United Nations|United States|Unión Europea|
  Unknown Region|Uruguay|Usbekistan|Uzbekistan|Uzbekistán|Vanuatu|Vatican City|Vatikanstadt|Venezuela|
  Vereinigte Arabische Emirate|Vereinigte Staaten|Vereinigtes Königreich|Vereinte Nationen|Vietnam|
  Viêt Nam|Wallis & Futuna|Wallis und Futuna|Wallis y Futuna|Wallis-et-Futuna|Weihnachtsinsel|
  Western Sahara|Westsahara|Yemen|Yibuti|Yémen|Zambia|Zambie|Zentralafrikanische Republik|Zimbabue|
  Zimbabwe|Zypern|pseudo-accents|pseudo-bidi|région inconnue|régions éloignées de l’Océanie|
  zona del euro|zone euro|Ägypten|Äquatorialguinea|Äthiopien|Äußeres Ozeanien|Åland Islands|
  Ålandinseln|Égypte|Émirats arabes unis|Équateur|Érythrée|État de la Cité du Vatican|États-Unis|
  Éthiopie|Île Bouvet|Île Christmas|Île Clipperton|Île Norfolk|Île de Man|Île de l’Ascension|
  Îles Canaries|Îles Caïmans|Îles Cocos|Îles Cook|Îles Féroé|Îles Heard-et-MacDonald|Îles Malouines|
  Îles Mariannes du Nord|Îles Marshall|Îles Pitcairn|Îles Salomon|Îles Turques-et-Caïques|
  Îles Vierges britanniques|Îles Vierges des États-Unis|Îles mineures éloignées des États-Unis|
  Îles Åland|Österreich|不丹|东帝汶|中国|中国澳门特别行政区|中国香港特别行政区|中非共和国|丹麦|乌克兰|乌兹别克斯坦|乌干达|乌拉圭|乍得|也门|亚美尼亚|以色列|伊拉克|
  伊朗|休达及梅利利亚|伪双向语言地区|伪地区|伯利兹|佛得角|俄罗斯|保加利亚|克利珀顿岛|克罗地亚|关岛|冈比亚|冰岛|几内亚|几内亚比绍|列支敦士登|利比亚|利比里亚|加拿大|加纳|加纳利群岛|
  加蓬|匈牙利|北马其顿|北马里亚纳群岛|南乔治亚和南桑威奇群岛|南极洲|南苏丹|南非|博茨瓦纳|卡塔尔|卢旺达|卢森堡|印度|印度尼西亚|危地马拉|厄瓜多尔|厄立特里亚|叙利亚|古巴|台湾|
  吉尔吉斯斯坦|吉布提|哈萨克斯坦|哥伦比亚|哥斯达黎加|喀麦隆|图瓦卢|土库曼斯坦|土耳其|圣卢西亚|圣基茨和尼维斯|圣多美和普林西比|圣巴泰勒米|圣文森特和格林纳丁斯|圣皮埃尔和密克隆群岛|圣诞岛|
  圣赫勒拿|圣马力诺|圭亚那|坦桑尼亚|埃及|埃塞俄比亚|基里巴斯|塔吉克斯坦|塞内加尔|塞尔维亚|塞拉利昂|塞浦路斯|塞舌尔|墨西哥|多哥|多米尼克|多米尼加共和国|大洋洲边远群岛|奥兰群岛|奥地利|
  委内瑞拉|孟加拉国|安哥拉|安圭拉|安提瓜和巴布达|安道尔|密克罗尼西亚|尼加拉瓜|尼日利亚|尼日尔|尼泊尔|巴勒斯坦领土|巴哈马|巴基斯坦|巴巴多斯|巴布亚新几内亚|巴拉圭|巴拿马|巴林|巴西|
  布基纳法索|布隆迪|布韦岛|希腊|帕劳|库克群岛|库拉索|开曼群岛|德国|意大利|所罗门群岛|托克劳|拉脱维亚|挪威|捷克|摩尔多瓦|摩洛哥|摩纳哥|文莱|斐济|斯威士兰|斯洛伐克|斯洛文尼亚|
  斯瓦尔巴和扬马延|斯里兰卡|新加坡|新喀里多尼亚|新西兰|日本|智利|朝鲜|未知地区|柬埔寨|根西岛|格林纳达|格陵兰|格鲁吉亚|梵蒂冈|欧元区|欧盟|比利时|毛里塔尼亚|毛里求斯|汤加|沙特阿拉伯|
  法国|法属南部领地|法属圣马丁|法属圭亚那|法属波利尼西亚|法罗群岛|波兰|波多黎各|波斯尼亚和黑塞哥维那|泰国|泽西岛|津巴布韦|洪都拉斯|海地|澳大利亚|爱尔兰|爱沙尼亚|牙买加|
  特克斯和凯科斯群岛|特立尼达和多巴哥|特里斯坦-达库尼亚群岛|玻利维亚|瑙鲁|瑞典|瑞士|瓜德罗普|瓦利斯和富图纳|瓦努阿图|留尼汪|白俄罗斯|百慕大|皮特凯恩群岛|直布罗陀|福克兰群岛|科威特|
  科摩罗|科特迪瓦|科索沃|秘鲁|突尼斯|立陶宛|索马里|约旦|纳米比亚|纽埃|缅甸|罗马尼亚|美国|美国本土外小岛屿|美属维尔京群岛|美属萨摩亚|老挝|联合国|肯尼亚|芬兰|苏丹|苏里南|英国|
  英属印度洋领地|英属维尔京群岛|荷兰|荷属加勒比区|荷属圣马丁|莫桑比克|莱索托|菲律宾|萨克岛|萨尔瓦多|萨摩亚|葡萄牙|蒙古|蒙特塞拉特|西撒哈拉|西班牙|诺福克岛|贝宁|赞比亚|赤道几内亚|
  赫德岛和麦克唐纳群岛|越南|迪戈加西亚岛|阿塞拜疆|阿富汗|阿尔及利亚|阿尔巴尼亚|阿拉伯联合酋长国|阿曼|阿根廷|阿森松岛|阿鲁巴|韩国|马尔代夫|马恩岛|马拉维|马提尼克|马来西亚|马约特|
  马绍尔群岛|马耳他|马达加斯加|马里|黎巴嫩|
  黑山`;

export const regionNames = `
  Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|
  Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|
  North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|
  Washington|West Virginia|Wisconsin|Wyoming|Ontario|Quebec|Québec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|
  England|Scotland|Wales|Northern Ireland|Queensland|New South Wales|Tasmania|South Australia|Western Australia|Northern Territory|
  Prince Edward Island|Newfoundland|Yukon|UK|U.K.|USA|U.S.A.|US|U.S.|UAE|Great Britain|Bay Area|Silicon Valley|EU|Europe|
  Bayern|Hessen|Sachsen|Baden-Württemberg|Nordrhein-Westfalen|NRW|Niedersachsen|Thüringen|Brandenburg|Sachsen-Anhalt|Rheinland-Pfalz|Saarland|
  Schleswig-Holstein|Mecklenburg-Vorpommern|Steiermark|Tirol|Kärnten|Salzburg|Vorarlberg|Oberösterreich|Niederösterreich|Bavaria|Saxony|
  Andalucía|Cataluña|Catalunya|Galicia|País Vasco|Euskadi|Comunidad de Madrid|Comunidad Valenciana|Castilla y León|Castilla-La Mancha|Aragón|
  Extremadura|Murcia|Navarra|Asturias|Cantabria|La Rioja|Islas Baleares|Baleares|Canarias|Islas Canarias|CDMX|Ciudad de México|Jalisco|Nuevo León|
  Puebla|Estado de México|Edo. de México|Querétaro|Yucatán|Veracruz|Oaxaca|Guanajuato|Antioquia|Cundinamarca|Valle del Cauca|CABA|
  Île-de-France|Bretagne|Normandie|Occitanie|Nouvelle-Aquitaine|Auvergne-Rhône-Alpes|Provence|PACA|Grand Est|Alsace|Hauts-de-France|Wallonie|
  Pays de la Loire|Centre-Val de Loire|Bourgogne|Corse|Vaud|Valais|Genève|Ginebra|Londres|Múnich|Münich|Cologne|Colonia|Berlín|París|Viena|Vienne|
  Zürich|Zurich|Wien|Vienna|Bern|Berne|Genf|Geneva|Munich|München|Frankfurt a. M.|Frankfurt am Main|Köln|Lisboa|Lissabon|Lisbon|Prag|Praga|Brüssel|Bruselas|Mailand|Milán|
  Rom|Roma|Warschau|Moskau|Nueva York|Bruxelles|NYC|San Francisco Bay Area|Greater London|D.F.|México D.F.|Lausanne|Lugano|Sankt Gallen|St. Gallen|Fribourg|Neuchâtel|
  Andhra Pradesh|Assam|Bihar|Chhattisgarh|Gujarat|Haryana|Himachal Pradesh|Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Odisha|Punjab|
  Rajasthan|Tamil Nadu|Telangana|Uttar Pradesh|Uttarakhand|West Bengal|
  Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset|County Durham|Essex|Gloucestershire|Hampshire|
  Herefordshire|Hertfordshire|Kent|Lancashire|Leicestershire|Lincolnshire|Merseyside|Norfolk|Northamptonshire|Northumberland|Nottinghamshire|Oxfordshire|
  Shropshire|Somerset|Staffordshire|Suffolk|Surrey|East Sussex|West Sussex|Tyne and Wear|Warwickshire|West Midlands|Wiltshire|Worcestershire|
  North Yorkshire|South Yorkshire|West Yorkshire|East Yorkshire|Powys|Gwynedd|Dyfed|Gwent|Clwyd|Fife|Aberdeenshire|Ayrshire|Lanarkshire|
  Bizkaia|Vizcaya|Gipuzkoa|Guipúzcoa|Araba|Álava|Chiapas|Coahuila|Michoacán|Nayarit|Quintana Roo|Sinaloa|Sonora|Tabasco|Tamaulipas|Tlaxcala|
  Zacatecas|Baja California|Baja California Sur|Chubut|Entre Ríos|Jujuy|Santiago del Estero|Tierra del Fuego|Río Negro`;

/** Provinces, autonomous regions and cities of province rank, as people write them. */
export const chineseRegionNames = `
  北京|天津|上海|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|
  贵州|云南|陕西|甘肃|青海|台湾|内蒙古|广西|西藏|宁夏|新疆|香港|澳门|臺灣|廣東|重慶|江蘇|遼寧|陝西`;
