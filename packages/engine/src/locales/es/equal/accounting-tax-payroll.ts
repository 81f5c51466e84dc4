/** Spanish, accounting, tax, payroll: one line, one meaning; our own list. */
export const accountingTaxPayroll = `
conciliación bancaria|conciliar bancos|conciliar extractos bancarios|cuadrar los bancos
contabilización de facturas|contabilizar facturas|registro contable de facturas|meter facturas en contabilidad|asentar facturas
contabilización de facturas de proveedores|contabilizar facturas recibidas
contabilización de facturas emitidas|contabilizar facturas de venta
codificación contable|imputación contable|imputar gastos a cuentas|asignar cuentas contables|codificar gastos contables
apuntes contables|asientos de diario|partidas de diario
asientos de apertura y cierre|asientos de inicio y cierre
asientos de ajuste contable|hacer ajustes contables|registrar ajustes contables
plan de cuentas|plan contable|catálogo de cuentas|cuadro de cuentas
mantenimiento del plan contable|mantener el catálogo de cuentas|actualizar el plan de cuentas
libro mayor|mayor contable|libro mayor general
libro diario|diario contable|diario general
balance de comprobación|balance de sumas y saldos
balance de situación|balance general|estado de situación financiera|estado de situación patrimonial
cuenta de pérdidas y ganancias|estado de resultados|cuenta de resultados|estado de pérdidas y ganancias
estado de flujos de efectivo|estado de flujo de caja|cash flow
estados financieros|estados contables
elaboración de balances|hacer balances|preparar balances|confeccionar balances
memoria de cuentas anuales|notas a los estados financieros
depósito de cuentas|depositar cuentas en registro mercantil|depósito de cuentas anuales|presentar cuentas en registro mercantil
legalización de libros|legalizar libros contables|legalizar libros oficiales|legalización de libros contables
hacer la renta|tramitar la renta|confeccionar declaraciones de renta
declaración de iva|liquidación de iva|liquidar el iva|presentar el iva|declarar el IVA
impuesto de sociedades|impuesto sobre la renta empresarial
retenciones a cuenta|retenciones de impuestos|retención de impuestos
pagos fraccionados|pagos a cuenta de impuestos|pagos provisionales de impuestos|anticipos de impuestos|pagos provisionales
modelos tributarios|modelos fiscales|formularios tributarios > presentación de modelos fiscales
presentación telemática de impuestos|presentar impuestos por internet|presentar impuestos telemáticamente|declaraciones de impuestos en línea
calendario fiscal|calendario tributario|plazos fiscales|vencimientos fiscales
atención a requerimientos de hacienda|responder requerimientos de hacienda|contestar requerimientos fiscales|atender requerimientos tributarios
inspección fiscal|inspección tributaria|inspección de hacienda|fiscalización tributaria
atender inspecciones de hacienda|atender inspecciones fiscales|atención de fiscalizaciones|atender fiscalizaciones tributarias
asesoramiento fiscal|asesoría fiscal|asesorar en impuestos|asesoría tributaria|asesorar fiscalmente|consultoría fiscal|asesoramiento tributario
asesoramiento fiscal a particulares|asesorar a particulares en impuestos|asesoría fiscal de personas físicas
asesoramiento contable|asesoría contable|asesorar en contabilidad
contabilidad de costes
centros de coste
amortización de activos|amortizar activos|depreciación de activos|depreciar activos
control de inmovilizado|gestión de activos fijos|control de activos fijos|llevar el inmovilizado
periodificación contable|periodificar gastos|devengo de gastos|registrar gastos devengados
dotar provisiones|registrar provisiones|dotación de provisiones
notas de crédito|notas de abono|facturas de abono
emisión de notas de crédito|emitir abonos|hacer notas de abono
revisión de facturas|comprobar facturas|verificación de facturas|chequear facturas
cotejo de facturas con albaranes|comparar facturas con remitos|cruzar facturas con albaranes|casar facturas con albaranes
cotejo de facturas con pedidos|cruzar facturas con órdenes de compra|comparar facturas y órdenes de compra
hacer transferencias|realizar transferencias bancarias|ordenar transferencias
preparar remesas de pagos|preparar lotes de pago
remesas de recibos|remesas de recibos domiciliados
previsión de tesorería|prever la tesorería|proyección de flujo de caja|pronóstico de flujo de caja|proyección de flujo de efectivo
gestión de tesorería|llevar la tesorería|manejo de tesorería|administración de tesorería
conciliación de saldos con proveedores|conciliar cuentas de proveedores|cuadrar saldos con proveedores|conciliación de proveedores
conciliación de cuentas|conciliar cuentas|cuadrar cuentas
cuadre de caja|corte de caja|hacer arqueos de caja
recibos de nómina|recibos de salario|recibos de sueldo|hojas de salario|desprendibles de pago|boletas de pago
entrega de nóminas|entregar recibos de nómina|repartir las nóminas|enviar nóminas a empleados
cálculo de finiquitos|hacer finiquitos
seguros sociales|cotizaciones sociales|cuotas a seguridad social|cargas sociales|aportaciones a seguridad social|liquidación de seguros sociales|aportes a la seguridad social|cuotas obrero-patronales|cotizaciones a la seguridad social
presentación de seguros sociales|presentar cotizaciones sociales|liquidar seguros sociales|liquidación de seguros sociales
cálculo de retenciones de nómina|calcular retenciones de empleados|calcular retención de salarios
dar de alta en seguridad social|afiliación a la seguridad social|afiliar trabajadores a seguridad social
cálculo de horas extras|computar horas extraordinarias|calcular horas extraordinarias
calcular indemnizaciones por despido
embargos de nómina|embargos de salario|descuentos judiciales de sueldo
consolidación contable|consolidar cuentas|consolidación de estados financieros|consolidar estados financieros|consolidación de cuentas
conciliación intercompañía|conciliar saldos intercompañía|conciliación intercompañía de saldos|conciliar saldos entre empresas del grupo
auditoría de cuentas|auditoría de estados financieros|auditoría externa|auditoría financiera
preparación de documentación para auditores|preparar papeles para auditores
preparar papeles de trabajo|elaborar papeles de trabajo
análisis de desviaciones presupuestarias|comparar presupuesto y gasto real|análisis presupuesto contra real|análisis de variaciones presupuestales
documentación de precios de transferencia|estudio de precios de transferencia
libros de iva|libro registro de iva|libros de compras y ventas|registros de iva|libro IVA compras|registro de compras y ventas
operaciones intracomunitarias|compras y ventas intracomunitarias|entregas y adquisiciones intracomunitarias
contabilidad de autónomos y pymes|llevar contabilidad de autónomos y pymes
alta de autónomos|tramitar altas de autónomos|dar de alta autónomos
contabilización de nóminas|contabilizar nóminas|registro contable de nóminas|asentar la nómina
preparación de estados financieros|elaborar estados financieros|preparar estados contables|confección de estados contables|elaboración de estados financieros|preparar estados financieros
emisión de certificados de retenciones|emitir constancias de retención|emitir comprobantes de retención|expedir certificados de retenciones
remesas de pago|lotes de pago|órdenes de pago por lotes
elaboración de declaraciones de renta|hacer declaraciones de renta
emisión de facturas electrónicas|hacer facturas electrónicas|facturación electrónica|e-factura|facturar electrónicamente > comprobantes fiscales digitales
`;
