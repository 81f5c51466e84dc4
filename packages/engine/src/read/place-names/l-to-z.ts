/** Names of places. Made by scripts/make-places.mjs from GeoNames (geonames.org, CC BY 4.0). */
export const placesLToZ = `
  L'Hospitalet de Llobregat|La Crosse|La Dorada|La Estrella|La Habra|La Haute-Saint-Charles|La Jolla|
  La Laguna|La Linea de la Concepcion|La Louviere|La Louvière|La Línea de la Concepción|La Mesa|
  La Mirada|La Orotava|La Paz|La Piedad|La Pintana|La Plata|La Puente|La Quinta|La Rioja|
  La Roche-sur-Yon|La Rochelle|La Romana|La Serena|La Seyne-sur-Mer|La Unión|Laatzen|Lacey|Ladner|Lafayette|
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
  Zipaquirá|Zumpango|Zunyi|Zurich|Zwickau|Zárate|Zürich|l'Antiga Esquerra de l'Eixample|
  la Nova Esquerra de l'Eixample|la Vila de Gracia|la Vila de Gràcia|Ürümqi|Üsküdar|Łódź|Ōita|Ōtsu|
  Şanlıurfa|
  Şişli`;
