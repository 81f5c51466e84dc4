/** Spanish, finance, banking, insurance, realestate: one line, one meaning; our own list. */
export const financeBankingInsuranceRealestate = `
análisis financiero|analizar información financiera
planificación financiera|planeación financiera|elaborar planes financieros
modelización financiera|construir modelos financieros|modelado financiero|elaborar modelos financieros|modelación financiera
valoración de empresas|valorar empresas|valuación de empresas|valuar empresas
análisis de inversiones|evaluación de inversiones|evaluar inversiones
analizar la viabilidad|evaluar la factibilidad
asesoramiento financiero|asesoría financiera|asesorar financieramente
asesoramiento en inversiones|asesorar sobre inversiones
banca de empresas|banca empresarial
atención en sucursal bancaria|atender clientes de sucursal bancaria|atención al cliente bancario
caja de banco|atender caja bancaria
apertura de cuentas|abrir cuentas bancarias
venta de productos bancarios|comercializar productos bancarios
venta de tarjetas de crédito|colocar tarjetas de crédito|colocación de tarjetas de crédito|apertura de tarjetas de crédito
concesión de préstamos|otorgar créditos|otorgamiento de créditos|colocación de créditos|colocar créditos
tramitar préstamos|tramitar créditos|tramitación de préstamos|gestionar solicitudes de crédito
análisis crediticio|análisis de crédito|evaluación crediticia|análisis de riesgo crediticio
hipotecas|créditos hipotecarios|préstamos hipotecarios
tramitación de hipotecas|tramitar hipotecas|gestionar créditos hipotecarios|gestión de hipotecas
recobro de deudas|cobrar deudas
cobranza telefónica|recobro telefónico|cobrar deudas por teléfono|cobrar por teléfono|reclamar deudas por teléfono
negociar acuerdos de pago|pactar planes de pago con deudores|negociación de acuerdos de pago|negociar convenios de pago|pactar planes de pago
créditos documentarios|cartas de crédito
transferencias internacionales|transferencias al exterior
mercado de valores|mercados bursátiles
negociación bursátil|operar en bolsa|operaciones bursátiles
renta fija|títulos de renta fija
renta variable|títulos de renta variable
fondos de inversión|fondos mutuos|fondos comunes de inversión
planes de pensiones|planes de jubilación
gestión de riesgos|administración de riesgos|risk management
riesgo operacional|riesgo operativo
riesgo de mercado|market risk
informes regulatorios|reporte regulatorio|informes al regulador
reportes financieros|informes financieros|reporting financiero
tramitación de siniestros|tramitar siniestros|gestión de siniestros|atención de siniestros > gestionar partes de accidente|tramitar partes de accidente|tramitar partes de siniestro|gestionar partes de siniestro
apertura de siniestros|abrir partes de siniestro|dar de alta siniestros
peritación de siniestros|peritar siniestros|tasar daños de siniestros|valorar daños de siniestros|peritaje de siniestros|ajuste de siniestros > peritar daños por agua
peritación de vehículos|peritar vehículos|valorar daños de vehículos|tasar daños de coches
suscripción de seguros|suscripción de pólizas|underwriting
emisión de pólizas|expedir pólizas
renovación de pólizas|renovar pólizas|renovaciones de seguros|renovar seguros
asesoramiento en seguros|asesorar en seguros|aconsejar sobre seguros
comparación de seguros|comparar pólizas|comparar seguros|comparativas de seguros
correduría de seguros|corretaje de seguros|mediación de seguros
seguros de automóvil|seguros de autos|seguro de coche|pólizas de auto
seguros de vida|pólizas de vida
seguros de salud|pólizas de salud|seguros médicos
seguros de hogar|pólizas de hogar|seguro de vivienda
reaseguro|reaseguros|contratos de reaseguro
cálculo actuarial|calcular primas y reservas actuarialmente
venta de inmuebles|vender propiedades|comercializar inmuebles
venta de viviendas
alquiler de viviendas|arriendo de viviendas|arrendar viviendas|renta de viviendas
captación de inmuebles|captar inmuebles|captar propiedades|captación de propiedades
visitas a inmuebles|enseñar pisos|mostrar propiedades|mostrar inmuebles|enseñar viviendas a interesados|visitas a viviendas|enseñar viviendas|mostrar departamentos|mostrar viviendas|enseñar casas
tasación de inmuebles|tasar inmuebles|valuar propiedades|avalúo de inmuebles|valuación de inmuebles|valoración de inmuebles|valorar viviendas|tasar viviendas|tasaciones inmobiliarias|tasar pisos|tasación de viviendas
valoración de viviendas|valorar viviendas|valoraciones inmobiliarias de viviendas
contratos de alquiler|contratos de arrendamiento|contratos de arriendo|contratos de locación|contratos de renta > redactar contratos de alquiler
redacción de contratos de alquiler|redactar contratos de arrendamiento|preparar contratos de alquiler|elaborar contratos de arrendamiento
cobro de alquileres|cobranza de alquileres|cobrar arriendos
administración de fincas|administración de consorcios|administración de propiedad horizontal|administración de condominios
juntas de propietarios|asambleas de copropietarios|reuniones de propietarios
cobrar expensas|cobro de cuotas de comunidad
entregar viviendas a inquilinos|entrega de departamentos a inquilinos
atención a inquilinos|atender arrendatarios
publicar anuncios inmobiliarios|publicar propiedades|anunciar inmuebles
promoción inmobiliaria|desarrollo inmobiliario
facility management|gestión de facilities
elaboración de planes de negocio|elaborar planes de negocio|redactar planes de negocio|preparar un business plan
medios de pago|métodos de pago|formas de pago
plan de negocio|business plan > elaborar planes de negocio
operaciones de depósito y retiro|atender depósitos y retiros|tramitar ingresos y reintegros
cartera vencida|cartera morosa
`;
