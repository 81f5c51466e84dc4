/** Spanish, logistics, warehouse, transport: one line, one meaning; our own list. */
export const logisticsWarehouseTransport = `
ubicación de mercancía|ubicar mercancía|colocar mercancía en ubicaciones
almacenamiento de mercancía|almacenar mercancía|almacenaje de mercancías|ubicación de mercancía|ubicar mercancía|colocar mercancía en almacén|acomodo de mercancía
conducir retráctil|manejar retráctil|operar reach truck|manejo de carretilla retráctil
transpaleta manual|traspaleta manual|patín hidráulico|zorra hidráulica
manejar apilador|operar apilador eléctrico
carnet de carretillero|carné de carretillero|licencia de montacargas|permiso para conducir carretillas
picking con radiofrecuencia|preparar pedidos con radiofrecuencia|surtido con radiofrecuencia
embalaje de mercancía|embalar mercancía|empacar mercancía|empacar productos|embalar productos|empaquetado de productos|embalaje de productos
retractilado|retractilar palés|emplayar tarimas|envolver palés con film|enfilmado de palés|filmar palés
flejado|flejar palés|poner flejes|flejar cajas
etiquetado de bultos|etiquetar cajas|rotular cajas de envío
estiba y desestiba|estiba y desestiba de carga
trincaje de carga|trincar la carga|sujetar la carga|amarre de carga|estiba de carga|sujeción de la carga
carga de contenedores|llenado de contenedores
albaranes|remitos|notas de entrega > gestión de albaranes|control de albaranes
emisión de albaranes|hacer albaranes|emitir remitos|elaborar albaranes
comprobación de albaranes|comprobar albaranes|cotejar mercancía con albarán|verificar mercancía contra remito
conocimiento de embarque|bill of lading|bl marítimo
conocimiento aéreo|guía aérea|air waybill|awb
preparar documentos de transporte|preparar papeles del transporte|preparación de documentos de transporte|preparar documentación de transporte
comercio exterior|comercio internacional|foreign trade|COMEX
importación y exportación|importar y exportar|impo-expo
transporte marítimo|envíos por mar
transporte aéreo de carga|carga aérea|flete aéreo|envíos aéreos
transporte de mercancías por carretera|autotransporte de carga
mantener la cadena de frío|respetar la cadena de frío
transporte de mercancías peligrosas
agente de aduanas|agente aduanal|despachante de aduana
asignación de transportistas|asignar transportistas|asignar viajes a transportistas
contratación de fletes|contratación de transporte
gestión de flotas|administrar la flota|gestión de flota de vehículos|administración de flota vehicular
seguimiento de envíos|rastrear envíos|hacer seguimiento de envíos|tracking de envíos|seguimiento de embarques|localizar envíos
reparto de última milla|entregas de última milla|última milla|last mile
reparto a domicilio|entregas a domicilio|delivery a domicilio
reparto de paquetería|entrega de paquetes|distribuir paquetería|llevar paquetes
hacer rutas de reparto|cubrir ruta de reparto
mensajería en moto|repartir en moto|reparto en motocicleta|entregas en moto|repartidor en moto > reparto de comida en moto
conducción de camiones|conducir camiones|manejar camiones|llevar camiones
conducción de tráiler|conducir camión articulado|conducir tráiler|conducción de camiones articulados|manejo de tractocamión|manejar tractomulas
conducción de autobús|conducir autobuses|manejar autobús|conducir buses|manejar colectivos
conducción de taxi|conducir un taxi|manejar taxi
llevar escolares en autobús|conducir transporte escolar
transporte de pasajeros|transporte de viajeros|llevar pasajeros|trasladar pasajeros
transporte adaptado|transporte de personas con movilidad reducida
conducción de ambulancia|conducir ambulancia|manejar ambulancia
cobro de billetes en autobús|vender billetes a bordo
uso del tacógrafo|registrar tiempos con tacógrafo
tiempos de conducción y descanso|horas de conducción y descanso
revisar el vehículo antes de salir|inspección previa del vehículo|inspección pre-viaje
lavado de vehículos|lavar autos|lavado de coches|lavar carros
inventario cíclico|conteos cíclicos
inventario físico|conteo físico|recuento físico de existencias|toma de inventario
regularización de stock|ajustes de inventario|ajustar stock en sistema|regularizar existencias|ajustar inventario en sistema
rotación de mercancía|rotación de existencias|rotar existencias
control de caducidades|revisar fechas de caducidad|control de fechas de vencimiento|controlar vencimiento de productos|revisar caducidades|control de vencimientos|controlar fechas de caducidad|revisar fechas de vencimiento|retirar productos caducados|comprobar fechas de caducidad
stock de seguridad|existencias de seguridad|inventario de seguridad
punto de pedido|punto de reorden
roturas de stock|quiebres de stock|desabasto
logística inversa|logística de devoluciones
clasificación de paquetes|clasificar paquetes
cross docking|cruce de andén
orden y limpieza del almacén|limpiar y ordenar la bodega
mozo de almacén|operario de almacén
hacer pedidos a proveedores|colocar pedidos a proveedores|emitir órdenes de compra
compra de materias primas
selección de proveedores
evaluación de proveedores|evaluar proveedores|calificar a los proveedores|valorar proveedores
negociación con proveedores|negociar con proveedores|negociar condiciones con proveedores
planificación de la demanda|planeación de la demanda|demand planning
hacer mudanzas|realizar mudanzas
manejo de equipaje|cargar y descargar equipajes
asistencia en tierra|handling aeroportuario|asistencia de aviones en tierra
elaboración de documentos de exportación|preparar documentación de exportación|preparar documentos de exportación|confeccionar documentación de exportación
elaboración de documentos de importación|preparar documentación de importación|preparar documentos de importación|confeccionar documentación de importación
mercancías peligrosas|materias peligrosas
investigación de diferencias de inventario|investigar diferencias de inventario
muelles de carga|andenes de carga
conducción de furgoneta|conducir furgoneta|manejar furgoneta|manejar camioneta de reparto|conducir furgoneta de reparto
descarga de contenedores|vaciar contenedores de mercancía
partida arancelaria|fracción arancelaria
clasificación arancelaria|clasificar mercancías arancelariamente
revisión diaria del vehículo|chequeo diario del vehículo
gestión de devoluciones de mercancía|tramitar devoluciones de mercancía
previsión de la demanda|prever la demanda|pronóstico de la demanda|forecast de demanda|planificación de la demanda|demand planning
`;
