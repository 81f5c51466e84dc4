/** What most people write, field by field: either stands for the other in its own line, what stands behind ">" only proves; the gate alone reads them; our own list. */
export const ordinary1 = `
sobre|acerca de|en materia de|respecto a
superar|rebasar|sobrepasar|exceder|por encima de
limpiar|dejar limpio
ordenar|dejar ordenado
reparar|dejar arreglado|arreglar
pistola de radiofrecuencia|lector de radiofrecuencia|terminal de radiofrecuencia
sin daños|sin desperfectos|en buen estado|intacto|sin golpes
primaria@alumno alumnos alumnado clase clases grupo grupos maestro maestra profesor profesora docente docencia cursos aula|educación primaria@alumno alumnos alumnado clase clases grupo grupos maestro maestra profesor profesora docente docencia cursos aula|enseñanza primaria@alumno alumnos alumnado clase clases grupo grupos maestro maestra profesor profesora docente docencia cursos aula
secundaria@alumno alumnos alumnado clase clases grupo grupos maestro maestra profesor profesora docente docencia cursos aula instituto institutos|educación secundaria@alumno alumnos alumnado clase clases grupo grupos maestro maestra profesor profesora docente docencia cursos aula instituto institutos|enseñanza secundaria@alumno alumnos alumnado clase clases grupo grupos maestro maestra profesor profesora docente docencia cursos aula instituto institutos
infantil@alumno alumnos alumnado clase clases grupo grupos maestro maestra profesor profesora docente docencia cursos aula escuela|educación infantil@alumno alumnos alumnado clase clases grupo grupos maestro maestra profesor profesora docente docencia cursos aula escuela
avance|progreso|evolución
calificar|poner notas|dar notas|poner la nota|calificación
vivienda nueva|vivienda de nueva construcción|obra nueva|vivienda de obra nueva
contra reembolso|contrarreembolso
devolver|llevar de vuelta|traer de vuelta
sin|sin ningún|sin ninguna
amable|con amabilidad|amablemente|de forma amable|trato amable
emitir pedidos|lanzar pedidos|cursar pedidos|tramitar pedidos|hacer pedidos
visitar ferias|asistir a ferias|acudir a ferias
ahorrar|reducir el gasto|reducir gastos|reducir costes|recortar gastos|recortar costes
reclamar|presentar reclamaciones|poner reclamaciones|hacer reclamaciones|cursar reclamaciones
retirar|apartar|separar|quitar
responder preguntas|contestar preguntas|resolver preguntas|resolver dudas|responder dudas|contestar dudas|aclarar dudas|atender preguntas
pasar la ITV|inspección técnica de vehículos|ITV
contractual|del contrato|contrato
documental|documento|documentación
escolar|escuela|colegio
vecinal|vecino
juvenil|joven|juventud
ocular|ojo
facial|cara
corporal|cuerpo
sanguíneo|sangre
cárnico|carne
lácteo|leche
vinícola|vino
ganadero|ganado
aéreo|por avión|avión
ferroviario|tren|ferrocarril
aeroportuario|aeropuerto
municipal|municipio|ayuntamiento
provincial|provincia
cultural|cultura
artístico|arte
literario|literatura
energético|energía
promocional|promoción
judicial|juzgado
policial|policía
notarial|notaría|notario
sindical|sindicato
periodístico|prensa|periódico
fotográfico|foto|fotografía
postal|correo|por correo
otoñal|otoño
primaveral|primavera
diurno|de día
vacacional|vacaciones
educativo|educación
formativo|formación
informativo|información
organizativo|organización
amable|amabilidad
cordial|cordialidad
paciente|con paciencia
rápido|rapidez
seguro|de forma segura|con seguridad
eficaz|eficacia|eficazmente
eficiente|eficiencia
discreto|con discreción|discreción
respetuoso|con respeto|respetuosamente
creativo|con creatividad|creatividad
claro|con claridad|claridad|claramente
cuarto de baño|baño|aseo|servicio@limpieza limpié fregué fregado fregar limpiar
levantar@muro muros pared paredes tabique tabiques valla vallas|construir|alzar
apilar|amontonar|poner en pilas
comprobar|verificar|revisar|chequear|constatar|cerciorarse|asegurarse
velar por|garantizar|asegurar
anotar|apuntar|registrar|consignar|dejar constancia
transcribir|pasar a limpio|pasar a máquina|mecanografiar
corregir|enmendar|rectificar|subsanar
resumir|sintetizar|hacer resúmenes|extractar
informar|comunicar|notificar|avisar|poner en conocimiento|hacer saber|dar cuenta
mostrar|enseñar|exhibir
ofrecer|ofertar|poner a disposición
promocionar|publicitar|dar publicidad
abastecer|suministrar|surtir|proveer|aprovisionar
limpiar|asear|adecentar
quitar el polvo|limpiar el polvo|desempolvar
acompañar|ir con
asear|higienizar|bañar@residente residentes paciente pacientes mayores ancianos niño niños
orientar|guiar|encaminar
fijar citas|concertar citas|agendar citas|programar citas|dar cita|dar hora|citar
pagar|abonar|hacer el pago|realizar el pago|efectuar el pago|liquidar
ingresar dinero|hacer ingresos|depositar dinero
sustituir|cambiar|reemplazar|reponer
conectar|enchufar|empalmar
etiquetar|poner etiquetas|rotular
embalar|empaquetar|meter en cajas
cocinar|guisar|preparar comidas|hacer la comida|elaborar platos
depurar|corregir errores|quitar errores|eliminar errores
migrar@datos servidor servidores base bases|trasladar@datos servidor servidores base bases|pasar@datos servidor servidores base bases
evaluar@resultados resultado rendimiento|medir@resultados resultado rendimiento|valorar@resultados resultado rendimiento
reducir|disminuir|bajar|rebajar|recortar|aminorar
aumentar|incrementar|subir|elevar|hacer crecer
duplicar|doblar|multiplicar por dos
reunirse|tener reuniones|mantener reuniones|celebrar reuniones
elaborar presupuestos|hacer presupuestos|preparar presupuestos|confeccionar presupuestos|presupuestar
atender llamadas|responder llamadas|contestar llamadas|coger llamadas|recibir llamadas|atender el teléfono
archivar|guardar en el archivo|clasificar y guardar
destruir documentos|triturar documentos
registrar entradas y salidas|anotar entradas y salidas|control de entradas y salidas
pintar|dar pintura|aplicar pintura
teñir|dar color|aplicar tintes|aplicar color|coloración
curar heridas|hacer curas|realizar curas|tratar heridas
extraer sangre|sacar sangre|hacer extracciones|extracción de sangre
tomar muestras|recoger muestras|obtener muestras
movilizar|mover|cambiar de postura
mejorar la velocidad|aumentar la velocidad|acelerar
publicar ofertas|poner anuncios|publicar anuncios|poner ofertas
oferta de empleo|anuncio de empleo|oferta de trabajo|anuncio de trabajo|vacante
faltas de asistencia|ausencias|absentismo
redes sociales|perfiles en redes sociales|cuentas en redes sociales|perfiles sociales
stand|puesto@feria ferias|caseta@feria ferias
prensa|periodistas|medios de comunicación
auditoría externa|auditores externos
urgencia|aviso urgente
atender urgencias|acudir a urgencias|acudir a avisos
recoger quejas|atender quejas|recibir quejas|recepción de quejas
tramitar altas|gestionar altas|tramitar altas y bajas|gestionar altas y bajas
pasar@queja quejas llamada llamadas aviso avisos recado recados|trasladar@queja quejas llamada llamadas aviso avisos recado recados|transmitir@queja quejas aviso avisos recado recados
lograr reducir|conseguir reducir|reducir
lograr aumentar|conseguir aumentar|aumentar
lograr mejorar|conseguir mejorar|mejorar
hacer horarios|elaborar horarios|hacer turnos|planificar turnos|hacer cuadrantes|elaborar cuadrantes|organizar turnos|hacer los horarios
horario de trabajo|cuadrante
pinchar insulina|inyectar insulina|ponerse la insulina
explicar cómo|enseñar a|enseñar cómo|mostrar cómo
buscar las causas|investigar las causas|analizar las causas|averiguar las causas
bajada|descenso|caída|disminución
antes de lo previsto|antes de plazo|antes del plazo|con antelación
en caso de|si se producía|si surgía|cuando se producía|cuando surgía|cuando había|si había
avisar a la policía|llamar a la policía
hablar|conversar|mantener conversaciones|charlar
`;
