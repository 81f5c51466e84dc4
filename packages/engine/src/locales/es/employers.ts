import { words } from '../words.ts';

/** What employers are called: in most languages the word stands beside a name of its own. */
export const employers = words(`
  casa particular | domicilio particular | casas particulares | familia particular |
  abadía | aceitera | agrupación | mancomunidad | amasandería | archivo | autocares | autoridad portuaria | brigada |
  cantera | cárnicas | caserío | catedral | cerámicas | chocolates | circo | cofradía |
  comandancia | comisaría | comunidad de regantes | confitería | contratas | convento |
  correduría | curtidos | defensoría | delegación | embutidos | encuadernaciones | ermita |
  fábrica | florería | galería | hospedería | lechería | lonja | mantenimientos | metalúrgica |
  molinos | monasterio | óptica | orquesta | papelera | pensión | piscifactoría | recambios |
  registro civil | residencia de mayores | residencia de ancianos | sastrería | serrería |
  tapicería | tostadero | turrones | yesos | congelados | conservera | prefectura |
  registraduría | minimarket | botica | bodegón | chifa | pollería | maquila | ingenio |
  empresa | banco | caja | hospital | clínica | centro de salud | centro | ayuntamiento |
  ministerio | consejería | junta | gobierno | diputación | generalitat | fundación | asociación |
  grupo | hotel | hoteles | restaurante | bar | cafetería | cafe | colegio | instituto |
  universidad | escuela | residencia | farmacia | laboratorios | laboratorio | talleres | taller |
  construcciones | constructora | transportes | logística | consultora | consultores | consultoría |
  asesoría | gestoría | despacho | bufete | abogados | servicios | sistemas | soluciones |
  tecnologías | industrias | comercial | distribuciones | supermercados | tienda | tiendas |
  agencia | editorial | seguros | inmobiliaria | instalaciones | compañía | corporación |
  cooperativa | secretaría | dirección | estudio | estudios | bodegas | bodega | panadería |
  pastelería | pizzería | heladería | churrería | marisquería | peluquería | ferretería | lavandería |
  frutería | carnicería | floristería | librería | papelería | chiringuito | taberna | mesón | obrador | mercado | almacenes | autónomo | autónoma | por cuenta propia |
  cuenta propia | freelance | imss | issste | sas | cruz roja | cáritas | hermanos | e hijos |
  hijos | auditores | energía | eléctrica | electricidad | electrónica | alimentos | alimentación |
  lácteos | textil | textiles | minera | agropecuaria | agrícola | taberna | mesón | asador | casa |
  finca | hacienda | telecomunicaciones | digital | software | media | medios | diario | periódico |
  radio | museo | teatro | biblioteca | policía | ejército | guardia civil | bomberos |
  mantenimiento | montajes | muebles | automoción | motor | motors | concesionario | clínico |
  dental | academia | guardería | escuela infantil | viajes | metalúrgica | mecánica | mecanizados |
  imprenta | artes gráficas |
  sanatorio | droguería | droguerías | consorcio | alcaldía | municipalidad | municipio |
  intendencia | gobernación | hospedaje | hostal | hostería | posada | parador | albergue |
  autopartes | refaccionaria | refacciones | cámara | sindicato | federación | confederación |
  club | gimnasio | óptica | veterinaria | zapatería | joyería | relojería | mercería | verdulería |
  pescadería | charcutería | quesería | cervecería | sidrería | vinoteca | cantina | fonda |
  rotisería | taquería | tortillería | abarrotes | bazar | kiosco | quiosco | estanco |
  panificadora | frigorífico | frigoríficos | astilleros | astillero | aserradero | maderas |
  celulosa | naviera | aerolíneas | aeropuerto | gasolinera | estación de servicio | cementos |
  aceros | siderúrgica | fundición | forjas | calderería | autobuses | buses | autotransportes |
  fletes | mudanzas | mensajería | correos | distribuidora | importadora | exportadora |
  comercializadora | embotelladora | empacadora | maquiladora | procesadora | ensambladora |
  inversiones | financiera | aseguradora | isapre | caja de compensación | mancomunidad | cabildo |
  concello | ajuntament | diputació | xunta | osakidetza | sergas | sescam | servicio de salud |
  servicio andaluz de salud | consultorio | consultorios | policlínico | policlínica | maternidad |
  geriátrico | hogar | ong | mercat | conservas | aceitunas | aceites | almazara | fríos |
  climatizaciones | refrigeración | calzados | confecciones | tejidos | hilaturas | piensos |
  semillas | viveros | vivero | granja | estancia | invernaderos | frutas | hortícola | pesquera |
  acuícola | carrocerías | herrería | carpintería | cerrajería | tornería | vidriería |
  cristalería | marmolería | pinturas | excavaciones | hormigones | áridos | ascensores |
  limpiezas | jardinería | catering | producciones | publicidad | gráficas | litografía |
  ediciones | revista | televisión | emisora | notaría | juzgado | fiscalía | tribunal |
  procuraduría | contraloría | superintendencia | dirección general | instituto nacional |
  servicio nacional | parroquia | jardín infantil | ludoteca | preescolar | organización |
  autoescuela | funeraria | tintorería | copistería | locutorio | inmobiliarias | promotora
  inmobiliaria | parque de bomberos | protección civil | fuerzas armadas | armada | aldea infantil |
  centro de día | residencia de mayores | red de salud | empresa nacional | puerto de | plaza de
  toros | bingo | discoteca | sala de fiestas | camping | balneario | salón de belleza | barbería |
  colchonería | mueblería | electrodomésticos | ciberbar | almacén | petrolera | refinería |
  hidroeléctrica | ferrocarriles | metro de | renfe | mercadona | corte inglés |
  regimiento | posta de salud | ugel | cortijo | campamento | camp`);
