/** Spanish, what editors of a trade write for what people of it say, one meaning a line; what stands behind ">" only proves; our own list. */
export const saidAgain = `
abrir clientes|captar clientes|captar nuevos clientes|captación de clientes|captación de nuevos clientes|conseguir clientes nuevos
oxígeno de alto flujo|oxigenoterapia de alto flujo
coger vías|canalizar vías|canalización de vías|canalizar accesos venosos|canalizar vías venosas
enseñar a los padres|educar a los padres|educación sanitaria a los padres
tutora de residentes|tutor de residentes|formación de residentes|formar residentes|tutoría de residentes
programar interfaces|desarrollar interfaces|desarrollo de interfaces|desarrollo frontend
consumir API|consumo de API|integración con API
optimización de carga|optimizar la carga|rendimiento web
instalaciones fotovoltaicas|instalación fotovoltaica|instalaciones de placas@inversor batería tejado
cuadros eléctricos|cuadros@protecciones tierra mecanismos
medida|medición
permiso de conducir|permiso de conducción|carné de conducir|carnet de conducir|carné@B C D BTP|carnet@B C D BTP
incapacidad temporal|IT@maternidad paternidad accidentes
venta de mejoras de habitación|upselling
check-in|llegadas@habitaciones huéspedes hotel
textos de interfaz|UX writing|redacción de interfaz
accesibilidad > contraste lector de pantalla
hablar con el cliente|trato con el cliente|tratar con el cliente
auditores|auditoría externa@salvedades informe
`;
