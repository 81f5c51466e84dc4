import type { SampleTexts } from './postings.ts';

export const es: SampleTexts = {
  headings: ['Funciones', 'Requisitos', 'Ofrecemos'],
  cities: ['Madrid', 'Sevilla', 'Bilbao', 'Barcelona', 'Zaragoza', 'Teletrabajo'],
  companies: [
    'Grupo Almenara',
    'Talleres Oria',
    'Casa Miravalle',
    'Cooperativa Brisa',
    'Norteña',
    'Hermanos Quiroga',
    'Vega Clara',
    'Puerto Alto',
    'Encinar',
    'Sierra y Mar',
  ],
  intros: [
    '{company} lleva treinta años en la región y sigue siendo independiente.',
    'Somos cuarenta personas y nos falta alguien como tú.',
    'Una jubilación en primavera abre esta plaza en {company}.',
    'En {company} decide quien hace el trabajo.',
    'Este año abrimos nuestro segundo centro y reforzamos la plantilla.',
  ],
  offers: [
    'Contrato indefinido, 26 días de vacaciones y seguro médico.',
    'Horario flexible, presupuesto propio de formación y fines de semana libres.',
    'Un salario por encima de la media de la zona, revisado cada año.',
    'Seis semanas de acogida con un tutor, aparcamiento y comedor.',
    'Posibilidad de jornada parcial desde 24 horas; turnos publicados con un mes.',
  ],
  salaries: ['22.000 – 27.000 € al año', '1.600 – 1.900 € al mes', '34.000 – 41.000 € al año'],
  types: ['Jornada completa', 'Jornada parcial', 'Temporal'],
  trades: [
    [
      'Enfermero/a|Enfermero/a de planta',
      'Planificar y prestar los cuidados de los pacientes|Administrar la medicación y controlar las constantes|Realizar curas y seguir su evolución|Registrar en la historia clínica electrónica|Informar a las familias|Tutelar a estudiantes|Aplicar los protocolos de higiene|Dar el relevo sin olvidos',
      'Grado en Enfermería|Experiencia en hospitalización|Manejo de heridas complejas|Capacidad de escucha|Disponibilidad para turnos|Soporte vital básico|Trabajo en equipo',
    ],
    [
      'Programador/a Java|Ingeniero/a de software',
      'Desarrollar API REST con Java y Spring Boot|Diseñar bases de datos PostgreSQL|Escribir pruebas automatizadas|Desplegar servicios con Docker y Kubernetes|Revisar el código del equipo|Mantener la integración continua en GitLab|Dividir una aplicación antigua en microservicios|Vigilar la producción con Grafana',
      'Tres años de experiencia con Java|Buen nivel de SQL|Práctica con Docker y Linux|Git en equipo|Titulación en informática o experiencia equivalente|Conocimientos de AWS o Azure|Inglés técnico',
    ],
    [
      'Contable|Técnico/a de contabilidad',
      'Preparar los cierres mensuales y anuales|Conciliar bancos y proveedores|Presentar las declaraciones de IVA|Registrar facturas|Controlar la tesorería|Atender a los auditores|Reclamar cobros|Llevar el inmovilizado en Sage',
      'Formación en contabilidad o ADE|Dos años de experiencia contable|Manejo de Sage o SAP|Excel avanzado|Conocimiento del Plan General Contable|Rigor con los plazos|Discreción',
    ],
    [
      'Cocinero/a|Jefe/a de partida',
      'Llevar la partida de salsas durante el servicio|Elaborar fondos, sopas y salsas|Proponer platos del día|Cumplimentar los registros APPCC|Pedir y revisar mercancía|Formar a los ayudantes|Preparar la mise en place|Limpiar y cerrar la partida',
      'Formación en cocina|Un año en cocina profesional|Carné de manipulador de alimentos|Rapidez y calma|Disponibilidad en fines de semana|Gusto por el producto local|Compañerismo',
    ],
    [
      'Electricista|Electricista de mantenimiento',
      'Instalar cableado, iluminación y cuadros|Localizar y reparar averías de máquinas|Comprobar instalaciones según el reglamento|Leer esquemas eléctricos|Mantener motores y armarios|Planificar el mantenimiento preventivo|Sustituir módulos de autómata|Atender guardias',
      'Ciclo formativo de electricidad|Experiencia en mantenimiento industrial|Conocimiento del reglamento de baja tensión|Nociones de PLC|Carné B|Autonomía en el diagnóstico|Disponibilidad para turnos',
    ],
    [
      'Mozo/a de almacén|Encargado/a de almacén',
      'Preparar pedidos con escáner|Cargar y descargar camiones|Conducir carretillas elevadoras|Contar existencias y aclarar diferencias|Registrar movimientos en el sistema|Revisar las entradas|Organizar las rutas de preparación|Mantener los pasillos libres',
      'Carné de carretillero|Experiencia en logística|Puntualidad en turnos rotativos|Informática básica|Capacidad de levantar peso|Manejo de SAP u otro SGA|Espíritu de equipo',
    ],
    [
      'Maestro/a de primaria|Tutor/a de primaria',
      'Enseñar lengua y matemáticas|Programar clases para varios niveles|Evaluar y redactar informes|Reunirse con las familias|Apoyar a alumnado con necesidades especiales|Dirigir un proyecto cada trimestre|Utilizar la pizarra digital|Vigilar el recreo',
      'Grado en Educación Primaria|Experiencia en aula|Gestión de grupos|Paciencia y humor|Metodologías activas|Práctica de la inclusión|Inglés B2',
    ],
    [
      'Comercial|Gestor/a de grandes cuentas',
      'Visitar a los clientes de la zona|Negociar precios y contratos marco|Captar cuentas nuevas en ferias|Actualizar Salesforce|Preparar ofertas con el equipo interno|Prever ventas|Presentar productos|Atender reclamaciones',
      'Experiencia en venta a empresas|Capacidad de negociación|Manejo de CRM|Carné B|Disponibilidad para viajar|Buena comunicación oral|Formación comercial',
    ],
    [
      'Técnico/a de recursos humanos|Técnico/a de selección',
      'Cubrir vacantes desde el anuncio hasta el contrato|Entrevistar a candidatos|Asesorar en derecho laboral|Organizar la acogida|Mantener los expedientes|Analizar el absentismo|Planificar la formación|Preparar las nóminas',
      'Experiencia en recursos humanos|Conocimiento de derecho laboral|Discreción|Técnicas de entrevista|Manejo de un programa de nóminas|Grado en Relaciones Laborales o Psicología|Buena redacción',
    ],
    [
      'Diseñador/a gráfico/a|Diseñador/a UX',
      'Diseñar folletos, carteles y envases|Crear interfaces y prototipos en Figma|Cuidar la imagen de marca|Probar los diseños con usuarios|Preparar archivos para imprenta|Retocar fotos en Photoshop|Mantener un sistema de diseño|Ilustrar publicaciones',
      'Un portafolio propio|Adobe Creative Cloud|Figma|Tipografía|Práctica en investigación de usuarios|Conocimientos de accesibilidad|Dos años en agencia',
    ],
    [
      'Ingeniero/a mecánico/a|Proyectista',
      'Diseñar piezas y conjuntos en SolidWorks|Calcular cargas y tolerancias|Seguir prototipos y ensayos|Redactar documentación técnica|Elegir proveedores con compras|Realizar AMFE|Acompañar el arranque de serie|Reducir costes',
      'Ingeniería mecánica|Manejo de SolidWorks o CATIA|Conocimiento de procesos de fabricación|Acotación y tolerancias|Cálculo por elementos finitos|Bases de gestión de proyectos|Buen nivel de inglés',
    ],
    [
      'Recepcionista de hotel|Agente de recepción',
      'Recibir y despedir a los huéspedes|Tomar reservas|Emitir facturas y cerrar la caja|Resolver quejas|Mantener al día Opera|Coordinar con pisos|Recomendar excursiones|Preparar el cierre nocturno',
      'Experiencia en recepción de hotel|Dos idiomas extranjeros|Opera u otro programa|Atención al cliente|Buena presencia|Turnos rotativos|Serenidad',
    ],
  ],
};
