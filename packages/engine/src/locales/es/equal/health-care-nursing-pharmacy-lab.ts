/** Spanish, health, care, nursing, pharmacy, lab: one line, one meaning; our own list. */
export const healthCareNursingPharmacyLab = `
vacunación|vacunar|poner vacunas|administrar vacunas|aplicar vacunas|inmunización|inmunizar|aplicación de vacunas|administración de vacunas
canalizar vías|canalización de vías venosas|poner vías venosas
sondaje vesical|poner sondas vesicales|cateterismo vesical|colocación de sondas vesicales|colocar sondas vesicales|colocar catéter urinario
cuidado de sondas y drenajes|manejo de sondas y drenajes
cuidado de ostomías|manejo de ostomías
administrar sueros|poner sueros|administración de sueros|pasar sueros|poner goteros
dar alimentación por sonda|administrar nutrición enteral
administración de insulina|administrar insulina|poner insulina|aplicar insulina|pinchar insulina|inyectar insulina
hacer electrocardiogramas|realizar ecg|tomar electrocardiogramas
cambios posturales|hacer cambios posturales|cambiar de posición pacientes|cambiar de postura a los encamados|girar a los pacientes encamados|voltear pacientes encamados|cambiar de postura a pacientes|cambiar de posición a encamados|girar a los encamados|rotar a pacientes encamados|cambiar de posición a pacientes encamados|movilización de encamados
prevención de úlceras por presión|prevenir escaras|prevenir upp
curas de úlceras|curar úlceras por presión|curar escaras|curación de escaras|curación de úlceras
retirada de puntos|quitar puntos|retirar suturas
aseo en cama|bañar pacientes en cama|baño en cama|asear encamados|higiene en cama|lavar a los encamados|baño de esponja|baño de pacientes encamados
cambio de pañales a adultos|cambio de absorbentes
ayuda en la alimentación|dar de comer a pacientes|ayudar a comer|asistir en la alimentación|dar de comer a los residentes|apoyo en las comidas|ayudar a comer a residentes
historia clínica|expediente clínico|ficha clínica del paciente > redactar historias clínicas|llenar historias clínicas|elaboración de historias clínicas
registro en historia clínica
valoración de enfermería|hacer valoraciones de enfermería
triage|clasificar pacientes en urgencias|hacer triaje|clasificación de pacientes en urgencias|triaje|clasificar pacientes por gravedad|triaje de pacientes|clasificación de urgencias|triaje de urgencias
ingreso de pacientes|admisión de pacientes
alta de pacientes|alta hospitalaria|altas médicas|egreso de pacientes
cuidados intensivos|terapia intensiva
atención domiciliaria de enfermería|enfermería a domicilio
instrumentación quirúrgica|instrumentar cirugías|instrumentar operaciones|pasar el instrumental al cirujano|instrumentar en quirófano|instrumentar intervenciones quirúrgicas
quirófano|sala de operaciones|sala de cirugía|pabellón quirúrgico
preparación de quirófano|preparar el quirófano|alistar sala de cirugía|dejar listo el quirófano
esterilizar instrumental|esterilizar material quirúrgico
apoyo a la lactancia|asesorar en lactancia|ayudar a dar el pecho
control del embarazo|control prenatal|seguimiento del embarazo|revisar a embarazadas|consultas de embarazo|atención prenatal|revisiones de embarazadas
cuidado del recién nacido|atender recién nacidos
citación de pacientes|citar pacientes|dar citas a pacientes|agendar pacientes|dar turnos a pacientes|gestión de citas médicas|dar citas médicas
recepción de pacientes|atender pacientes en recepción
exploración física|explorar pacientes|examen físico de pacientes|exploración clínica|examen físico|examinar pacientes|reconocimiento físico
diagnóstico médico|diagnosticar pacientes|hacer diagnósticos médicos|diagnosticar enfermedades
prescripción de medicamentos|prescribir medicamentos|recetar medicamentos|recetar medicinas
dispensación de medicamentos|dispensar medicamentos|despachar medicamentos|dispensar recetas|despacho de recetas|entregar medicamentos con receta|surtir recetas médicas|dispensación de recetas
conciliación de la medicación|conciliar medicación|conciliación farmacoterapéutica
receta electrónica|prescripción electrónica
control de estupefacientes
análisis clínicos|laboratorio clínico|analítica clínica
análisis de sangre|analíticas de sangre|analíticas sanguíneas
análisis de orina|urianálisis|uroanálisis|examen de orina
procesamiento de muestras biológicas|procesar muestras biológicas|tratar muestras biológicas
centrifugado de muestras|centrifugación de muestras
sembrar placas|inocular medios de cultivo
preparación de medios de cultivo|preparar medios de cultivo|elaborar medios de cultivo
tinción de gram|hacer tinciones de gram|teñir gram
cortes histológicos|hacer cortes en micrótomo|cortar tejidos en micrótomo
microscopía|observar al microscopio|trabajo al microscopio|uso de microscopio|analizar al microscopio
hacer radiografías|tomar radiografías|realizar radiografías|tomar placas de rayos
realizar ecografías|hacer ultrasonidos
hacer mamografías|realizar mamografías|tomar mamografías
protección radiológica|radioprotección|seguridad radiológica
rehabilitar pacientes|rehabilitación de pacientes
electroterapia|aplicar electroterapia|tratamientos de electroterapia
fisioterapia respiratoria|kinesiología respiratoria|terapia respiratoria
reeducación de la marcha|reeducar la marcha|entrenar la marcha|rehabilitación de la marcha
terapia ocupacional
psicoterapia|terapia psicológica|hacer terapia psicológica
evaluación psicológica|evaluar psicológicamente|psicodiagnóstico
terapia de grupo|terapias grupales|conducir grupos terapéuticos|grupos terapéuticos
asesoramiento nutricional|asesorar en nutrición|consejo nutricional|consejería nutricional|asesoría nutricional|consejo dietético|asesorar sobre alimentación|orientación nutricional
limpieza dental|hacer limpiezas dentales
asistencia en gabinete dental|asistir al dentista|asistir al odontólogo|asistir en sillón dental|ayudar al dentista|cuatro manos en odontología|asistencia en sillón
extracciones dentales|extraer dientes|sacar muelas|exodoncias|extraer muelas|sacar dientes
tomar impresiones dentales
fabricar prótesis dentales|hacer prótesis dentales
graduación de la vista|graduar la vista|examen de la vista|hacer exámenes visuales
montaje de gafas|montar lentes en armazón
hacer audiometrías|realizar audiometrías
adaptación de audífonos|adaptar audífonos|ajustar audífonos
medicina del trabajo|medicina laboral|medicina ocupacional
reconocimientos médicos laborales|exámenes médicos ocupacionales|exámenes médicos de trabajadores|reconocimiento médico de empresa
limpieza hospitalaria|limpieza de centros sanitarios|aseo hospitalario
residuos sanitarios|desechos hospitalarios|residuos hospitalarios|residuos biosanitarios|residuos biológicos|RPBI|residuos patológicos > residuos peligrosos biológicos infecciosos
esterilización de mascotas|esterilizar mascotas
soporte vital básico|soporte básico de vida
soporte vital avanzado|soporte avanzado de vida
uso de desfibrilador|usar desfibrilador|manejar el desfibrilador
medición de glucemia|tomar glucometrías|medir el azúcar en sangre|medir glucosa capilar
preparación de blísteres de medicación|preparar blísteres de medicación|emblistar medicación
revisión de interacciones medicamentosas|comprobar interacciones de medicamentos
asistencia en anestesia|asistir al anestesista|asistir al anestesiólogo|ayudar al anestesiólogo
nutrición enteral|alimentación por sonda|alimentar por sonda|dar de comer por sonda
notificación de reacciones adversas|notificar reacciones adversas|reportar reacciones adversas
fórmulas magistrales|preparados magistrales|formulación magistral|preparar fórmulas magistrales|elaborar fórmulas magistrales
manejo del autoclave|operar autoclave|operación de autoclaves|uso de autoclaves
elaboración de planes nutricionales|elaborar planes de alimentación|hacer planes de alimentación
realización de empastes|hacer empastes|realizar obturaciones dentales
`;
