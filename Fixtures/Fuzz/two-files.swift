class A: ObservableObject { @Published var a = 1 }
//==> B.swift
struct B: View { @StateObject var a = A() }
