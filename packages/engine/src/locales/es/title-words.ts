/**
 * Words a Spanish job title is made of. Facts counted from the occupations of ESCO (European Commission,
 * reuse with attribution), and our own additions.
 */
export const titleWords =
  `operador operadora técnica técnico director directora ingeniero ingeniera responsable especialista supervisora supervisor operaria operario
  profesor profesora encargada encargado gestor gestora inspector inspectora montador montadora jefe jefa agente diseñador diseñadora gerente
  gerenta trabajador trabajadora vendedor vendedora asistente asistenta empleado empleada asesor asesora administrador administradora analista coordinador
  coordinadora consultor consultora auxiliar ayudante representante oficial oficiala experto experta instalador instaladora conductor conductora instructor
  instructora mecánico mecánica electromecánico electromecánica desarrollador desarrolladora fabricante comerciante mayorista cuidador cuidadora terapeuta piloto controladora
  controlador constructor investigador investigadora pintor pintora arquitecta arquitecto monitor monitora maestro maestra probador probadora
  clasificador artista veterinaria veterinario entrenador entrenadora capitán capitana soldador soldadora periodista planificador planificadora criador
  marinero marinera consejero consejera intermediario electricista enfermero enfermera animador animadora auditor auditora cocinera cocinero organizador
  organizadora comercial capataz capataza masajista redactor redactora moza mozo tasador tasadora ensamblador preparador preparadora vigilante administrativa
  administrativo peón peona secretario secretaria funcionario funcionaria científico científica químico química geólogo geóloga bombero bombera patrón
  programadora programador recepcionista grabador grabadora pulidor patronista productora productor editor editora mediador mediadora corredor corredora
  cortador obrera obrero dibujante tapicero psicólogo psicóloga maquinista chef tejedor comprador compradora formador formadora delineante camarera camarero
  comandante conservador conservadora impresor nutricionista peluquero peluquera restaurador restauradora artesano artesana intérprete guía comisario
  revisor corrector correctora farmacéutico farmacéutica tornero tornera fresador fisioterapeuta topógrafo topógrafa presentador presentadora promotor promotora
  traductor traductora buzo portero portera minero quiropráctico azafato azafata cantante perito perita almacenero almacenera acompañante juez jueza letrado letrada
  educadora educador carpintero carpintera calderero dependiente dependienta limpiador limpiadora dentista odontólogo odontóloga carnicero carnicera despachador despachadora despachante biólogo bióloga
  guardia abogada abogado escritor escritora miembro interventor inversor tutor tutora meteorólogo tester decorador decoradora creador creadora profesional actor actriz
  cajero cajera cobrador sumiller tesorero tesorera maquillador maquilladora archivero repartidor repartidora médico médica doctor doctora jardinera jardinero teniente contable contador contadora
  niñero niñera óptico óptica ministro procesador observador pastelero pastelera costurero costurera transitario fontanero fontanera plomero osteópata albañil sastre tripulante cristalero
  biotecnólogo encuestador delegado delegada herrero gerenta farmacólogo conserje panadero panadera compositor pescador verificador ebanista matricero subdirector subdirectora
  barman barista distribuidor policía mensajero integrador informática informático estilista examinador copiloto modelo psicoterapeuta chófer chofer camionero taxista crítico
  becario becaria practicante pasante aprendiz aprendiza titular socio socia fundador fundadora cofundador cofundadora presidente presidenta vicepresidente vicepresidenta propietario propietaria dueño dueña
  matrona partera pediatra cirujano cirujana ginecólogo anestesista celador celadora fisio logopeda podólogo higienista paramédico camillero auxiliar sanitario sociosanitario gerocultor gerocultora
  docente catedrático catedrática lector lectora pedagogo pedagoga orientador orientadora bibliotecario bibliotecaria economista estadístico matemático físico físico historiador arqueólogo sociólogo
  notario procurador fiscal graduado ejecutivo ejecutiva teleoperador teleoperadora telefonista reponedor reponedora mozo carretillero carretillera reponedor camarero limpiador friegaplatos pinche
  freelance autónomo autónoma líder coach community marketing manager product owner   developer reclutador reclutadora generalista liquidador liquidadora prevencionista residente interno interna
  adjunto adjunta rector rectora decano decana concejal alcalde diplomático cónsul colaborador colaboradora voluntario voluntaria mantenedor mantenimiento regente agrónomo agrónoma forestal ganadero agricultor agricultora
  bodeguero enólogo enóloga sommelier fotógrafo fotógrafa camarógrafo realizador realizadora guionista locutor locutora ilustrador ilustradora diseño maquetador community facturista capturista almacenista ayudantía
  supervisión coordinación jefatura dirección gerencia asistencia prácticas soldado sargento cabo ferrallista encofrador yesero escayolista gruista frigorista calefactor instaladora ascensorista`
    .split(/\s+/)
    .concat([
      'ama de llaves',
      'gobernanta',
      'personal de limpieza',
      'mozo de almacén',
      'community manager',
      'product manager',
      'project manager',
      'jefe de',
      'jefa de',
      'servicio social',
      'prácticas profesionales',
      'personal de apoyo',
      'contabilidad general',
      'excedencia',
      'baja maternal',
    ]);
