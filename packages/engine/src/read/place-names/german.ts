/** Towns of Germany, Austria and Switzerland that are too small for the lists of all the world, and well known in their country. */
export const germanPlaceNames = `
  Aarau|Aarberg|Absam|Achern|Achim|Aesch|Affoltern am Albis|Ahaus|Alfeld|Allschwil|Alsfeld|Altdorf|Altena|
  Altenburg|Altstätten|Altötting|Alzey|Amriswil|Amstetten|Andernach|Anklam|Annaberg-Buchholz|Ansbach|
  Ansfelden|Apolda|Appenzell|Arbon|Arnstadt|Arth|Aschersleben|Attendorn|Auerbach|Baar|Backnang|
  Bad Aibling|Bad Aussee|Bad Belzig|Bad Bentheim|Bad Berleburg|Bad Bramstedt|Bad Doberan|Bad Driburg|
  Bad Dürkheim|Bad Freienwalde|Bad Gastein|Bad Hall|Bad Harzburg|Bad Hersfeld|Bad Homburg|Bad Honnef|
  Bad Ischl|Bad Kissingen|Bad Langensalza|Bad Liebenwerda|Bad Lippspringe|Bad Mergentheim|Bad Muskau|
  Bad Münstereifel|Bad Nauheim|Bad Neuenahr-Ahrweiler|Bad Neustadt|Bad Oldesloe|Bad Pyrmont|
  Bad Radkersburg|Bad Ragaz|Bad Reichenhall|Bad Salzuflen|Bad Salzungen|Bad Saulgau|Bad Schandau|
  Bad Schwartau|Bad Segeberg|Bad Soden|Bad Säckingen|Bad Tölz|Bad Urach|Bad Vilbel|Bad Vöslau|Bad Waldsee|
  Bad Wildungen|Bad Windsheim|Bad Wörishofen|Bad Zurzach|Bad Zwischenahn|Baden|Baden bei Wien|Balingen|
  Bassersdorf|Bebra|Bellinzona|Bensheim|Berchtesgaden|Bergen auf Rügen|Bergheim|Bernau|Bernburg|Biberach|
  Biel|Bingen|Binningen|Birsfelden|Bischofshofen|Bischofswerda|Bitburg|Bitterfeld|Blankenburg|Bludenz|
  Boppard|Borna|Bozen|Bramsche|Braunau|Bregenz|Bremgarten|Bretten|Brilon|Brixen|Bruck an der Leitha|
  Bruck an der Mur|Brugg|Bruneck|Buchloe|Buchs|Burgdorf|Burghausen|Burgwedel|Buxtehude|Büdingen|Bülach|
  Calw|Cham|Chur|Clausthal-Zellerfeld|Cloppenburg|Coesfeld|Crailsheim|Dachau|Davos|Deggendorf|Delémont|
  Demmin|Diepholz|Dietikon|Dillingen|Donauwörth|Döbeln|Dübendorf|Ebersberg|Ebikon|Eckernförde|Eferding|
  Effretikon|Ehingen|Eichstätt|Eilenburg|Einbeck|Einsiedeln|Eisenhüttenstadt|Eisenstadt|Eisleben|
  Ellwangen|Emmen|Emmendingen|Emsdetten|Enns|Eppingen|Erding|Erkelenz|Eschwege|Ettlingen|Eupen|Eutin|
  Feldbach|Feldkirch|Fellbach|Finsterwalde|Flöha|Fohnsdorf|Forchheim|Frankenberg|Frankfurt|
  Frankfurt (Oder)|Frauenfeld|Freiburg i. Br.|Freiburg im Breisgau|Freiburg im Üechtland|Freienbach|
  Freilassing|Freistadt|Freital|Freudenstadt|Fribourg|Frick|Fritzlar|Fürstenfeldbruck|Füssen|
  Garmisch-Partenkirchen|Geesthacht|Geislingen|Geldern|Gelnhausen|Gelterkinden|Germering|Germersheim|
  Gernsbach|Gersthofen|Gladenbach|Glarus|Glauchau|Gleisdorf|Gmunden|Goldau|Gossau|Greiz|Grenchen|
  Grieskirchen|Grimma|Gänserndorf|Günzburg|Güssing|Güstrow|Hainburg|Halberstadt|Haldensleben|
  Hall in Tirol|Halle|Halle (Saale)|Hallein|Hallstatt|Hanau|Hann. Münden|Hartberg|Haßfurt|Heerbrugg|
  Heidenheim|Helmstedt|Herisau|Hermagor|Herrenberg|Hinwil|Hockenheim|Hofheim|Hohenems|Hollabrunn|
  Holzkirchen|Holzminden|Homburg|Horgen|Horw|Husum|Huttwil|Höxter|Hünfeld|Idar-Oberstein|Ilanz|
  Illertissen|Illnau-Effretikon|Ilmenau|Immenstadt|Imst|Interlaken|Isny|Itzehoe|Jever|Judenburg|Jülich|
  Kamenz|Kapfenberg|Kaufering|Kehl|Kelheim|Kempten|Kerzers|Kirchdorf|Kitzbühel|Kitzingen|Klagenfurt|
  Klagenfurt am Wörthersee|Klosterneuburg|Kloten|Knittelfeld|Korbach|Korneuburg|Kornwestheim|Krems|
  Krems an der Donau|Kreuzlingen|Kriens|Kronach|Kuchl|Kufstein|Kulmbach|Köflach|Köniz|Köthen|Küsnacht|
  Küssnacht|Lampertheim|Landau|Landeck|Landquart|Landsberg am Lech|Langenthal|Langnau|Lauchhammer|Lauffen|
  Lauterach|Leer|Leibnitz|Lenzburg|Leoben|Leonberg|Leonding|Leutkirch|Lichtenfels|Lienz|Liestal|Liezen|
  Limburg|Limburg an der Lahn|Lindau|Locarno|Lohr am Main|Luckenwalde|Ludwigshafen|Ludwigslust|Lustenau|
  Lutherstadt Wittenberg|Lyss|Löbau|Lübbecke|Lübben|Lüchow|Marburg|Marchtrenk|Markkleeberg|Marktredwitz|
  Marsberg|Martigny|Mattersburg|Mattighofen|Mayen|Meilen|Meiningen|Meißen|Melk|Mendrisio|Meppen|Meran|
  Merseburg|Merzig|Meschede|Metzingen|Miesbach|Mindelheim|Mistelbach|Mittenwald|Mittweida|Montabaur|
  Monthey|Montreux|Morges|Mosbach|Murau|Muri|Murnau|Murten|Muttenz|Mödling|Mühldorf|Mühlhausen|Münsingen|
  Mürzzuschlag|Nagold|Naters|Naumburg|Neckarsulm|Neuburg|Neuchâtel|Neuenburg|Neuhausen|Neumarkt|
  Neunkirchen|Neuruppin|Neusiedl|Neuss|Neustrelitz|Nidau|Nienburg|Norderstedt|Northeim|Nyon|Näfels|
  Nördlingen|Oberndorf|Oberstdorf|Oberwart|Oberwil|Oelsnitz|Oftringen|Olpe|Olten|Opfikon|Oschatz|
  Osterholz-Scharmbeck|Ostermundigen|Osterode|Ostfildern|Papenburg|Parchim|Pasching|Pasewalk|Payerne|
  Pegnitz|Penzberg|Perleberg|Pfaffenhofen|Pfäffikon|Pinkafeld|Pinneberg|Plettenberg|Plön|Pratteln|
  Prenzlau|Pritzwalk|Purkersdorf|Quakenbrück|Quedlinburg|Radebeul|Radolfzell|Rankweil|Rapperswil|Rastede|
  Rathenow|Ratzeburg|Regensdorf|Reichenbach|Reinach|Rendsburg|Reutte|Rheinfelden|Richterswil|
  Ried im Innkreis|Riesa|Rinteln|Rohrbach|Romanshorn|Rorschach|Rothrist|Rottenburg|Rottweil|Rudolstadt|
  Rüti|Saalfeld|Saalfelden|Saarburg|Saarlouis|Salzwedel|Sangerhausen|Sankt Gallen|Sankt Pölten|Sargans|
  Sarnen|Schaffhausen|Scheibbs|Schlanders|Schleiz|Schleswig|Schlieren|Schmalkalden|Schongau|Schorndorf|
  Schrobenhausen|Schwabach|Schwandorf|Schwaz|Schwechat|Schwedt|Schwelm|Schwyz|Schwäbisch Hall|Schärding|
  Seekirchen|Seesen|Seiersberg|Senftenberg|Siders|Siegburg|Sierning|Sierre|Sigmaringen|Simmern|Sinsheim|
  Sion|Sissach|Sitten|Solothurn|Soltau|Sondershausen|Sonneberg|Sonthofen|Spiez|Spittal an der Drau|
  Spremberg|St. Johann im Pongau|St. Johann in Tirol|St. Pölten|St. Veit|Stadthagen|Stans|Starnberg|
  Staßfurt|Steffisburg|Steinfurt|Stendal|Sterzing|Steyr|Stockerau|Straelen|Stäfa|Suhr|Sulzbach-Rosenberg|
  Sursee|Telfs|Telgte|Teltow|Templin|Ternitz|Thalwil|Thusis|Tirschenreuth|Titisee-Neustadt|Torgau|
  Traiskirchen|Traun|Traunstein|Trofaiach|Tulln|Tuttlingen|Uelzen|Uster|Uznach|Uzwil|Vaduz|Vechta|Verden|
  Vevey|Vilshofen|Visp|Voitsberg|Volketswil|Vöcklabruck|Völkermarkt|Waidhofen|Waidhofen an der Ybbs|
  Waldshut|Wallisellen|Walsrode|Waltershausen|Wangen im Allgäu|Warburg|Warendorf|Wasserburg am Inn|
  Wattens|Wattwil|Wedel|Weil am Rhein|Weilheim|Weinfelden|Weinstadt|Weiz|Weißenfels|Weißwasser|
  Wernigerode|Wettingen|Wetzikon|Wiener Neustadt|Wiesloch|Wil|Winsen|Wittenberg|Wittenberge|Wittlich|
  Witzenhausen|Wohlen|Wolfsberg|Wolgast|Wolkersdorf|Wollerau|Worb|Wädenswil|Wörgl|Xanten|Ybbs|Yverdon|
  Zeitz|Zell am See|Zerbst|Zermatt|Zeulenroda|Zittau|Zofingen|Zollikofen|Zollikon|Zschopau|Zuchwil|Zug|
  Zweibrücken|Zwettl|Öhringen|Überlingen`;
