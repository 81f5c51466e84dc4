/** Spanish, acronyms: one line, one meaning; our own list. */
export const acronyms1 = `
dian|dirección de impuestos y aduanas nacionales
afip|administración federal de ingresos públicos
sunat|superintendencia nacional de aduanas y administración tributaria
sunarp|superintendencia nacional de los registros públicos
sri|servicio de rentas internas
issste|instituto de seguridad y servicios sociales de los trabajadores del estado
infonavit|instituto del fondo nacional de la vivienda para los trabajadores
fonacot|fondo nacional para el consumo de los trabajadores
sua|sistema único de autodeterminación
idse|imss desde su empresa
rfc|registro federal de contribuyentes
curp|clave única de registro de población
ptu|participación de los trabajadores en las utilidades|reparto de utilidades|PTU@utilidades trabajadores nómina reparto
repse|registro de prestadoras de servicios especializados u obras especializadas
stps|secretaría del trabajo y previsión social
shcp|secretaría de hacienda y crédito público
cnbv|comisión nacional bancaria y de valores
condusef|comisión nacional para la protección y defensa de los usuarios de servicios financieros
cofepris|comisión federal para la protección contra riesgos sanitarios
profeco|procuraduría federal del consumidor
semarnat|secretaría de medio ambiente y recursos naturales
conagua|comisión nacional del agua
cfe|comisión federal de electricidad
inegi|instituto nacional de estadística y geografía
conacyt|consejo nacional de ciencia y tecnología
unam|universidad nacional autónoma de méxico
conalep|colegio nacional de educación profesional técnica
nom|norma oficial mexicana|normas oficiales mexicanas
dc-3|constancia de competencias o de habilidades laborales
inss|instituto nacional de la seguridad social
reta|régimen especial de trabajadores autónomos
smi|salario mínimo interprofesional
fogasa|fondo de garantía salarial
fundae|fundación estatal para la formación en el empleo
itss|inspección de trabajo y seguridad social
insst|instituto nacional de seguridad y salud en el trabajo
ett|empresa de trabajo temporal
cnae|clasificación nacional de actividades económicas
nif|número de identificación fiscal
nie|número de identidad de extranjero
cuit|clave única de identificación tributaria
cuil|código único de identificación laboral
ruc|registro único de contribuyentes
nia|normas internacionales de auditoría
roac|registro oficial de auditores de cuentas
icac|instituto de contabilidad y auditoría de cuentas
irnr|impuesto sobre la renta de no residentes
ibi|impuesto sobre bienes inmuebles
itp|impuesto de transmisiones patrimoniales|impuesto sobre transmisiones patrimoniales
ajd|actos jurídicos documentados
iivtnu|impuesto sobre el incremento de valor de los terrenos de naturaleza urbana
ivtm|impuesto sobre vehículos de tracción mecánica
igic|impuesto general indirecto canario
isr|impuesto sobre la renta
ieps|impuesto especial sobre producción y servicios
igv|impuesto general a las ventas
cnmv|comisión nacional del mercado de valores
cmf|comisión para el mercado financiero
bcra|banco central de la república argentina
bde|banco de españa
cirbe|central de información de riesgos del banco de españa
sepblac|servicio ejecutivo de la comisión de prevención del blanqueo de capitales
dgsfp|dirección general de seguros y fondos de pensiones
mifid|markets in financial instruments directive|directiva de mercados de instrumentos financieros
lcci|ley reguladora de los contratos de crédito inmobiliario|ley de contratos de crédito inmobiliario
pyg|pérdidas y ganancias
plaft|prevención de lavado de activos y financiamiento del terrorismo
sarlaft|sistema de administración del riesgo de lavado de activos y de la financiación del terrorismo
uif|unidad de inteligencia financiera
pep|persona expuesta políticamente|persona políticamente expuesta
lopdgdd|ley orgánica de protección de datos y garantía de los derechos digitales
lssi|ley de servicios de la sociedad de la información
aepd|agencia española de protección de datos
ens|esquema nacional de seguridad
eni|esquema nacional de interoperabilidad
ccn|centro criptológico nacional
incibe|instituto nacional de ciberseguridad
lcsp|ley de contratos del sector público
lpac|ley del procedimiento administrativo común
ebep|estatuto básico del empleado público
ccaa|comunidades autónomas
boe|boletín oficial del estado
bop|boletín oficial de la provincia
dof|diario oficial de la federación
rmc|registro mercantil central
oepm|oficina española de patentes y marcas
impi|instituto mexicano de la propiedad industrial
indecopi|instituto nacional de defensa de la competencia y de la protección de la propiedad intelectual
inapi|instituto nacional de propiedad industrial
icam|ilustre colegio de la abogacía de madrid
lec|ley de enjuiciamiento civil
lecrim|ley de enjuiciamiento criminal
tsj|tribunal superior de justicia
smac|servicio de mediación arbitraje y conciliación
omic|oficina municipal de información al consumidor
ume|unidad militar de emergencias
dgt|dirección general de tráfico
fcse|fuerzas y cuerpos de seguridad del estado
inacap|instituto nacional de capacitación profesional
sena|servicio nacional de aprendizaje
sence|servicio nacional de capacitación y empleo
senati|servicio nacional de adiestramiento en trabajo industrial
arl|administradora de riesgos laborales
afp|administradora de fondos de pensiones
afore|administradora de fondos para el retiro
isapre|institución de salud previsional
fonasa|fondo nacional de salud
cts|compensación por tiempo de servicios
essalud|seguro social de salud
sctr|seguro complementario de trabajo de riesgo
sgsst|sistema de gestión de seguridad y salud en el trabajo
copasst|comité paritario de seguridad y salud en el trabajo
sst|seguridad y salud en el trabajo
ssoma|seguridad salud ocupacional y medio ambiente
tprl|técnico en prevención de riesgos laborales
tpc|tarjeta profesional de la construcción
iperc|identificación de peligros evaluación de riesgos y medidas de control
pss|plan de seguridad y salud|planes de seguridad de obra|plan de seguridad de obra
ccoo|comisiones obreras
ugt|unión general de trabajadores
aenor|asociación española de normalización y certificación
enac|entidad nacional de acreditación
ema|entidad mexicana de acreditación
iram|instituto argentino de normalización y certificación
icontec|instituto colombiano de normas técnicas y certificación
brc|british retail consortium
rgseaa|registro general sanitario de empresas alimentarias y alimentos
bpa|buenas prácticas agrícolas
bpl|buenas prácticas de laboratorio
bpc|buenas prácticas clínicas
poes|procedimientos operativos estandarizados de saneamiento
aesan|agencia española de seguridad alimentaria y nutrición
invima|instituto nacional de vigilancia de medicamentos y alimentos
anmat|administración nacional de medicamentos alimentos y tecnología médica
digemid|dirección general de medicamentos insumos y drogas
aemps|agencia española de medicamentos y productos sanitarios
ceic|comité ético de investigación clínica
ceim|comité de ética de la investigación con medicamentos
bir|biólogo interno residente
fir|farmacéutico interno residente
pir|psicólogo interno residente
qir|químico interno residente
sns|sistema nacional de salud
due|diplomado universitario en enfermería
tsid|técnico superior en imagen para el diagnóstico
tslcb|técnico superior en laboratorio clínico y biomédico
tens|técnico en enfermería de nivel superior
upp|úlceras por presión|úlcera por presión
dea|desfibrilador externo automático
desa|desfibrilador externo semiautomático
vih|virus de la inmunodeficiencia humana
acv|accidente cerebrovascular
tcc|terapia cognitivo conductual|TCC@psicólogo terapia pacientes
ope|oferta pública de empleo
sscc|servicios centrales
iass|instituto aragonés de servicios sociales
imserso|instituto de mayores y servicios sociales
sad|servicio de ayuda a domicilio
dif|sistema nacional para el desarrollo integral de la familia
icbf|instituto colombiano de bienestar familiar
lgtbi|lesbianas gais trans bisexuales e intersexuales
ods|objetivos de desarrollo sostenible
ceip|colegio de educación infantil y primaria
ies|instituto de educación secundaria
cfgm|ciclo formativo de grado medio
cfgs|ciclo formativo de grado superior
tsu|técnico superior universitario
tfg|trabajo de fin de grado|trabajo fin de grado
tfm|trabajo de fin de máster|trabajo fin de máster
dele|diplomas de español como lengua extranjera|diploma de español como lengua extranjera
siele|servicio internacional de evaluación de la lengua española
mcer|marco común europeo de referencia para las lenguas|marco común europeo de referencia
eoi|escuela oficial de idiomas
ntic|nuevas tecnologías de la información y la comunicación
uned|universidad nacional de educación a distancia
ugel|unidad de gestión educativa local
pei|proyecto educativo institucional
pec|proyecto educativo de centro
lott|ley de ordenación de los transportes terrestres
mma|masa máxima autorizada
pma|peso máximo autorizado
vuce|ventanilla única de comercio exterior
igi|impuesto general de importación
immex|industria manufacturera maquiladora y de servicios de exportación
oea|operador económico autorizado
stcw|convenio de formación titulación y guardia para la gente de mar
pemp|plataforma elevadora móvil de personal|plataformas elevadoras móviles de personal
atex|atmósferas explosivas
ripci|reglamento de instalaciones de protección contra incendios
rsif|reglamento de seguridad para instalaciones frigoríficas
iccp|ingeniero de caminos canales y puertos
itop|ingeniero técnico de obras públicas
coaatt|colegio oficial de aparejadores y arquitectos técnicos
coam|colegio oficial de arquitectos de madrid
pem|presupuesto de ejecución material
pgou|plan general de ordenación urbana
ite|inspección técnica de edificios
iee|informe de evaluación de edificios
rcd|residuos de construcción y demolición
edar|estación depuradora de aguas residuales
etap|estación de tratamiento de agua potable
ptar|planta de tratamiento de aguas residuales
eia|evaluación de impacto ambiental
rsu|residuos sólidos urbanos
gei|gases de efecto invernadero
gnl|gas natural licuado
gnv|gas natural vehicular
csic|consejo superior de investigaciones científicas
conicet|consejo nacional de investigaciones científicas y técnicas
anid|agencia nacional de investigación y desarrollo
pdi|personal docente e investigador
aneca|agencia nacional de evaluación de la calidad y acreditación
mdt|modelo digital del terreno
ppto|presupuesto
ute|unión temporal de empresas
mipymes|micro pequeñas y medianas empresas
gmao|gestión de mantenimiento asistido por ordenador|gestión del mantenimiento asistida por ordenador
bbdd|bases de datos
cpd|centro de proceso de datos|centro de procesamiento de datos
ftth|fibra hasta el hogar
rpa|automatización robótica de procesos
lse|lengua de signos española
lsm|lengua de señas mexicana
aapp|administraciones públicas|administración pública
epp|epi|equipo de protección personal|equipo de protección individual|elementos de protección personal|epis
dafo|foda|dofa|debilidades amenazas fortalezas y oportunidades|fortalezas oportunidades debilidades y amenazas
rse|responsabilidad social empresarial|responsabilidad social corporativa
adr|acuerdo sobre transporte internacional de mercancías peligrosas por carretera|acuerdo europeo de transporte internacional de mercancías peligrosas por carretera
cmr|convenio relativo al contrato de transporte internacional de mercancías por carretera
omi|organización marítima internacional
ernc|energías renovables no convencionales|energía renovable no convencional
gnc|gas natural comprimido
ets|enfermedades de transmisión sexual
rues|registro único empresarial y social
upn|universidad pedagógica nacional
ipn|instituto politécnico nacional
itesm|instituto tecnológico y de estudios superiores de monterrey|tecnológico de monterrey
uba|universidad de buenos aires
utn|universidad tecnológica nacional
ucm|universidad complutense de madrid
upm|universidad politécnica de madrid
upv|universitat politècnica de valència|universidad politécnica de valencia
udelar|universidad de la república
pucp|pontificia universidad católica del perú
fgr|fiscalía general de la república
cgpj|consejo general del poder judicial
pami|programa de atención médica integral
nss|número de seguridad social|número de seguro social
naf|número de afiliación a la seguridad social
gcba|gobierno de la ciudad de buenos aires
secop|sistema electrónico de contratación pública
seace|sistema electrónico de contrataciones del estado
siaf|sistema integrado de administración financiera
sunafil|superintendencia nacional de fiscalización laboral
sucamec|superintendencia nacional de control de servicios de seguridad armas municiones y explosivos de uso civil
invias|instituto nacional de vías
anla|autoridad nacional de licencias ambientales
retie|reglamento técnico de instalaciones eléctricas
retilap|reglamento técnico de iluminación y alumbrado público
serviu|servicio de vivienda y urbanización
sag|servicio agrícola y ganadero
sernac|servicio nacional del consumidor
soat|seguro obligatorio de accidentes de tránsito
`;
