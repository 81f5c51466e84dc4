/** Cut down to their roots these words would meet others that mean something else; those of one meaning stand together. */
export const apart = `
persona personas | medición mediciones | mediación | medio medios | correo correos | correa correas | corriente corrientes |
colegio colegios | colega colegas | ingenio ingenios | conteo conteos contar contando | periodista periodistas |
seguro seguros | oficio oficios | género géneros | trato tratos | activo activos | partida partidas | partido partidos |
parto partos | parte partes | barra barras | barrio barrios | barro | libre libres | libro libros | librería librerías |
temporal temporales | temporada temporadas | cámara cámaras | presente | presencia | presa presas | documental documentales |
costa costas costero costera | coste costes costo costos | gran | grana | portero porteros | portal portales | porte portes |
soldado soldados | monte montes | tabla tablas | tablero tableros | carrera carreras | carro carros |
lectivo lectiva lectivos lectivas | publicidad | publicación publicaciones | humanidades | comunidad comunidades |
comuna comunas | común comunes | comunicación comunicaciones | carta cartas | cartera carteras | cuadro cuadros |
cuadrante cuadrantes | cuadre cuadres cuadrar | variable variables | variador variadores | varios varias | ordenador ordenadores |
ordenación | normal normales | norma normas | expediente expedientes | expedición expediciones | fundición fundiciones |
fundación fundaciones | formato formatos formateo | formativo formativa formativos formativas | marca marcas | integral integrales |
viola violas violista | violencia violencias | renta rentas | frontera fronteras | frontal frontales | terminal terminales |
tinta tintas | mercado mercados | mercancía mercancías | escalera escaleras | escala escalas | escalada |
poster postal postales | postura posturas | fallo fallos | fallera falleras fallero | ficha fichas | fichero ficheros |
directo directa directos directas | directivo directivos directiva | director directora directores directoras | gobierno |
soltero soltera | solución soluciones | diploma diplomas diplomado | final finales | finalista | previo previa |
pasante | paso pasos | pasaje pasajes | pasajero pasajeros | materia materias | material materiales | general generales |
local locales | localidad localidades | metal metales | método métodos | social sociales | socio socios | puesto puestos |
gestión gestiones gestor gestora gestores gestoras gestionar gestiona gestionan gestioné gestionó gestionaba gestionando gestionado gestionada gestionados gestionadas`;
